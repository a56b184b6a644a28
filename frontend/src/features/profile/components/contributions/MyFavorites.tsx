import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../../lib/i18n';
import { pageParam, paths } from '../../../../lib/address';
import { ErrorPanel, useDeferredLoading } from '../../../../ui/feedback';
import { PageNumbers } from '../../../../ui/PageNumbers';
import { FavoriteRows } from './FavoriteRows';
import { ListSkeleton } from './ListSkeleton';
import { MyFavoritesDocument } from './MyFavorites.generated';
import { NothingYet } from './NothingYet';
import { ProfileSection } from '../ProfileSection';

const ANCHOR = 'favorites';

const hrefOf = (page: number): string => `${paths.profile}${page > 1 ? `?${ANCHOR}=${page}` : ''}#${ANCHOR}`;

/** Viewer's favorites, newest first. */
export function MyFavorites() {
  const [params] = useSearchParams();
  const { data, previousData, loading, error, refetch } = useQuery(MyFavoritesDocument, {
    variables: { page: pageParam(params.get(ANCHOR)) },
    fetchPolicy: 'cache-and-network',
  });
  const favorites = (data ?? previousData)?.viewer?.favorites;
  const waiting = useDeferredLoading(loading && !favorites);

  if (favorites?.total === 0) return <NothingYet title={t('profile.myFavorites')} text={t('profile.youHaventAddedAnyFavoritesYet')} />;
  return (
    <ProfileSection title={t('profile.myFavorites')} anchor={ANCHOR} isList>
      {!favorites && waiting && <ListSkeleton label={t('profile.loadingFavorites')} />}
      {!favorites && !waiting && error && (
        <ErrorPanel title={t('profile.errorLoadingFavorites')} text={t('profile.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
      {favorites && (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, transition: 'opacity 200ms' }}>
          <FavoriteRows places={favorites.items} />
          <Box sx={{ '& > nav': { mt: 3 } }}>
            <PageNumbers page={favorites.page} pages={favorites.pages} hrefOf={hrefOf} />
          </Box>
        </Box>
      )}
    </ProfileSection>
  );
}
