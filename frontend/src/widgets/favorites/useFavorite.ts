import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { isUnauthenticated, serverMessageOf } from '../../lib/serverErrors';
import { useViewer } from '../../lib/viewer';
import type { FavoriteButton_PlaceFragment } from './FavoriteButton.generated';
import { setFavorite } from './setFavorite';
import { rememberWish } from './wish';

/** Whether a place is a favourite of the viewer, and how to change that. */
interface Favorite {
  isFavorite: boolean;
  /** Changes it at once, with a way back; who is not signed in does that first. */
  toggle: () => void;
}

/** Lets a place become a favourite of the viewer, or stop to be one. */
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
