import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FirstQueries } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { makeIdStore } from '../../../ui/map';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { AreaChip } from '../components/AreaChip';
import { FilterBar } from '../components/FilterBar';
import { NearMeChip, NO_FILTERS } from '../../../widgets/places';
import { FilterSheet } from '../components/FilterSheet';
import { MapButton, MapDialog, MapPane, useMapPlace } from '../../places-map';
import { PlacesResults } from '../components/PlacesResults';
import { PlacesSearch } from '../components/PlacesSearch';
import { SortChip } from '../components/SortChip';
import { StickyBar } from '../components/StickyBar';
import { useCategorySlug } from '../components/useCategorySlug';
import { useChangeFilters } from '../components/useChangeFilters';
import { PLACES_WORDS } from '../words';
import { PlacesChoicesDocument, PlacesScreenDocument } from './PlacesScreen.generated';
import { placesParams, placesVariables } from './placesQuery';

/** Layout of the list with the map beside it; on paper, the list has the whole width. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 42fr)',
  columnGap: 3,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

/** Empty store: while the map covers the list, a pressed pin does not scroll the list. */
const NONE = makeIdStore();

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = ({ search }) => [
  { query: PlacesScreenDocument, variables: placesVariables(search) },
  { query: PlacesChoicesDocument },
];

/** List of places: /places. The address alone decides the content. */
export function PlacesScreen() {
  useHead({ title: PLACES_WORDS.title, description: t('places.description') });
  const [address] = useSearchParams();
  const params = useMemo(() => placesParams(address), [address]);
  const variables = useMemo(() => placesVariables(address), [address]);
  const { data, previousData, loading, error, refetch } = useQuery(PlacesScreenDocument, { variables });
  const shown = data ?? previousData;
  const choices = useQuery(PlacesChoicesDocument);
  const medium = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const change = useChangeFilters(params);
  useCategorySlug(address, params);
  const map = useMapPlace(params);
  const [lit] = useState(makeIdStore);
  const [selected] = useState(makeIdStore);

  const hrefOf = (page: number) => paths.places({ ...params, view: undefined, page: page > 1 ? page : undefined });

  const filters = { params, change, categories: choices.data?.placeCategories ?? [], cities: choices.data?.placeCities ?? [] };
  const view = { params, change, listed: data?.places.items, base: choices.data?.site.map, lit, selected };
  const search = <PlacesSearch params={params} change={change} />;

  return (
    <>
      <PageContainer sx={{ pt: { xs: 3, md: 5 } }}>
        <PageHeading {...PLACES_WORDS} action={medium && <Box sx={{ width: 400 }}>{search}</Box>} />
      </PageContainer>
      <StickyBar label={t('places.filters')}>
        {medium ? (
          <FilterBar {...filters} wide={map.hasRoom} />
        ) : (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {search}
            <FilterSheet {...filters} total={loading ? undefined : data?.places.total} />
          </Box>
        )}
      </StickyBar>
      <PageContainer sx={{ pt: 3, pb: { xs: 7, md: 12 }, minHeight: '70vh' }}>
        <Box sx={map.isBeside ? beside : undefined}>
          <PlacesResults
            places={shown?.places}
            loading={loading}
            error={error}
            params={params}
            city={filters.cities.find(({ id }) => id === params.city)?.name}
            hrefOf={hrefOf}
            onRetry={() => {
              void refetch();
              if (choices.error) void choices.refetch();
            }}
            onClear={() => change(NO_FILTERS)}
            columns={map.isBeside ? 2 : undefined}
            lit={lit}
            selected={map.isBeside ? selected : NONE}
            tools={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <AreaChip params={params} change={change} />
                <NearMeChip params={params} change={change} />
                {medium && shown && shown.places.total > 1 && <SortChip params={params} change={change} />}
                {map.button !== 'floating' && <MapButton kind={map.button} isShown={map.isBeside} onPress={map.toggle} />}
              </Box>
            }
          />
          {map.isBeside && <MapPane {...view} />}
        </Box>
        {map.button === 'floating' && <MapButton kind="floating" onPress={map.toggle} />}
        {map.isOver && <MapDialog {...view} onClose={map.toggle} />}
      </PageContainer>
    </>
  );
}
