import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onSignedIn } from '../../lib/afterSignIn';
import { useNotify } from '../../lib/notify';
import { serverMessageOf } from '../../lib/serverErrors';
import { setFavorite } from './setFavorite';
import { takeWish } from './wish';

/** Does what somebody wanted with a heart before they had signed in, as soon as they have: once, and before the next screen asks. */
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
          notify.success(wish.isFavorite ? `${wish.name} is in your favorites.` : `${wish.name} is no longer in your favorites.`);
        } catch (error) {
          notify.error(serverMessageOf(error) ?? 'Your favorites could not be changed.');
        }
      }),
    [client, notify],
  );
}
