import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onSignedIn } from '../../lib/account';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { serverMessageOf } from '../../lib/api';
import { setFavorite } from './setFavorite';
import { takeWish } from './wish';

/** Applies a favorite that a visitor has pressed before signing in: once, right after the sign-in and before the next screen loads. */
export function useRememberedFavorite(): void {
  const client = useApolloClient();
  const notify = useNotify();
  useEffect(
    () =>
      onSignedIn(async () => {
        const wish = takeWish();
        if (!wish) return;
        try {
          await setFavorite(client, wish.placeId, wish.isFavorite);
          notify.success(wish.isFavorite ? t('favorites.nameIsInYourFavorites', { name: wish.name }) : t('favorites.nameIsNoLongerIn', { name: wish.name }));
        } catch (error) {
          notify.error(serverMessageOf(error) ?? t('favorites.yourFavoritesCouldNotBeChanged'));
        }
      }),
    [client, notify],
  );
}
