import { useApolloClient, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useHead } from '../../../lib/useHead';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { FilterBar } from '../components/FilterBar';
import { type ChangeFilters, NO_FILTERS } from '../components/filters';
import { FilterSheet } from '../components/FilterSheet';
import { PlacesResults } from '../components/PlacesResults';
import { PlacesSearch } from '../components/PlacesSearch';
import { SortChip } from '../components/SortChip';
import { StickyBar } from '../components/StickyBar';
import { PlacesScreenDocument } from './PlacesScreen.generated';
import { placesParams, placesVariables } from './placesQuery';

const SUBTITLE = 'Find the best restaurants, attractions, and more';

/** The places of the guide: /places. What is shown follows from the address alone. */
export function PlacesScreen() {
  useHead({ title: 'Discover Places', description: `${SUBTITLE}: filter by city, category and rating.` });
  const [address] = useSearchParams();
  const params = useMemo(() => placesParams(address), [address]);
  const variables = useMemo(() => placesVariables(address), [address]);
  const navigate = useNavigate();
  const client = useApolloClient();
  const { data, previousData, loading, error, refetch } = useQuery(PlacesScreenDocument, { variables });
  const shown = data ?? previousData;
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const medium = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });

  const hrefOf = (page: number) => paths.places({ ...params, page: page > 1 ? page : undefined });
  const change: ChangeFilters = (patch, how) =>
    void navigate(paths.places({ ...params, page: undefined, ...patch }), { replace: how?.typing ?? false, preventScrollReset: true });
  const prefetch = (href: string) => {
    const next = placesVariables(new URL(href).searchParams);
    // Should it fail, the page itself will say so when it is opened.
    client.query({ query: PlacesScreenDocument, variables: next }).catch(() => undefined);
  };

  const filters = { params, change, categories: shown?.placeCategories ?? [], cities: shown?.placeCities ?? [] };
  const search = <PlacesSearch params={params} change={change} />;

  return (
    <>
      <PageContainer sx={{ pt: { xs: 3, md: 5 } }}>
        <PageHeading title="Discover Places" subtitle={SUBTITLE} action={medium && <Box sx={{ width: 400 }}>{search}</Box>} />
      </PageContainer>
      <StickyBar label="Filters">
        {medium ? (
          <FilterBar {...filters} wide={wide} />
        ) : (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {search}
            <FilterSheet {...filters} total={loading ? undefined : data?.places.total} />
          </Box>
        )}
      </StickyBar>
      <PageContainer sx={{ pt: 3, pb: { xs: 7, md: 12 }, minHeight: '70vh' }}>
        <PlacesResults
          places={shown?.places}
          loading={loading}
          error={error}
          params={params}
          city={shown?.placeCities.find(({ id }) => id === params.city)?.name}
          hrefOf={hrefOf}
          onPrefetch={prefetch}
          onRetry={() => void refetch()}
          onClear={() => change(NO_FILTERS)}
          sort={medium && <SortChip params={params} change={change} />}
        />
      </PageContainer>
    </>
  );
}
