import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { PageNumbers } from '../../../ui/PageNumbers';
import { useDeferredLoading } from '../../../ui/useDeferredLoading';
import { FavoriteRows } from './FavoriteRows';
import { MyFavoritesDocument } from './MyFavorites.generated';
import { NothingYet } from './NothingYet';
import { ProfileSection } from './ProfileSection';
import { RowSkeletons } from './RowSkeletons';

const ANCHOR = 'favorites';

/** The page of them that the address asks for: `?favorites=2`. */
const pageOf = (params: URLSearchParams): number => (/^[1-9]\d{0,3}$/.test(params.get(ANCHOR) ?? '') ? Number(params.get(ANCHOR)) : 1);

const hrefOf = (page: number): string => `${paths.profile}${page > 1 ? `?${ANCHOR}=${page}` : ''}#${ANCHOR}`;

/** The places that the viewer has marked, the last first. */
export function MyFavorites() {
  const [params] = useSearchParams();
  const { data, previousData, loading, error, refetch } = useQuery(MyFavoritesDocument, {
    variables: { page: pageOf(params) },
    fetchPolicy: 'cache-and-network',
  });
  const favorites = (data ?? previousData)?.viewer?.favorites;
  const waiting = useDeferredLoading(loading && !favorites);

  if (favorites?.total === 0) return <NothingYet title="My Favorites" text="You haven't added any favorites yet." />;
  return (
    <ProfileSection title="My Favorites" anchor={ANCHOR}>
      {!favorites && waiting && <RowSkeletons label="Loading favorites" />}
      {!favorites && !waiting && error && (
        <ErrorPanel title="Error Loading Favorites" text="Please try again later." error={error} onRetry={() => void refetch()} />
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
