import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { paths } from '../../lib/address';
import { isUnauthenticated, serverMessageOf } from '../../lib/api';
import { useViewer } from '../../lib/account';
import type { FavoriteButton_PlaceFragment } from './FavoriteButton.generated';
import { setFavorite } from './setFavorite';
import { rememberWish } from './wish';

/** State of a place as a favorite, and its change. */
interface Favorite {
  isFavorite: boolean;
  /** Toggles the favorite at once, with Undo; a visitor signs in first. */
  toggle: () => void;
}

/** Returns whether a place is a favorite of the viewer, and a function to toggle that. */
export function useFavorite({ id, name, isFavorite }: FavoriteButton_PlaceFragment): Favorite {
  const client = useApolloClient();
  const { status } = useViewer();
  const navigate = useNavigate();
  const from = useLocation();
  const notify = useNotify();
  const busy = useRef(false);

  function signInFor(next: boolean) {
    rememberWish({ placeId: id, name, isFavorite: next });
    const reason = next ? t('favorites.signInToAddName', { name }) : t('favorites.signInToRemoveName', { name });
    void navigate(paths.login, { state: { from, reason } });
  }

  async function change(next: boolean, canUndo = true) {
    if (busy.current) return;
    busy.current = true;
    try {
      await setFavorite(client, id, next);
      const undo = { label: t('favorites.undo'), run: () => void change(!next, false) };
      notify.success(next ? t('favorites.addedToFavorites') : t('favorites.removedFromFavorites'), canUndo ? undo : undefined);
    } catch (error) {
      if (isUnauthenticated(error)) signInFor(next);
      else notify.error(serverMessageOf(error) ?? t('favorites.yourFavoritesCouldNotBeChanged'));
    } finally {
      busy.current = false;
    }
  }

  const isMarked = status !== 'signed-out' && isFavorite;
  return { isFavorite: isMarked, toggle: () => (status === 'signed-out' ? signInFor(true) : void change(!isMarked)) };
}
