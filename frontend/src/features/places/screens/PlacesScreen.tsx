import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FirstQueries } from '../../../lib/api';
import { currentSite, useSite } from '../../../lib/currentSite';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { NO_FILTERS, placesVariables, readPlaces } from '../../../lib/places';
import { makeIdStore } from '../../../ui/map';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { ActiveFilters } from '../components/ActiveFilters';
import { FilterBar } from '../components/FilterBar';
import { FilterRow } from '../components/FirstFilters';
import { FilterSheet } from '../components/FilterSheet';
import { HoursNote, IgnoredNote } from '../components/ListNotes';
import { NearMeChip } from '../../../widgets/places';
import { MapButton, MapDialog, MapPane, useMapPlace } from '../../places-map';
import { PlacesResults } from '../components/PlacesResults';
import { PlacesSearch } from '../components/PlacesSearch';
import { SortChip } from '../components/SortChip';
import { StickyBar } from '../components/StickyBar';
import { useCategorySlug } from '../components/useCategorySlug';
import { useChangeFilters } from '../components/useChangeFilters';
import { useFacets } from '../components/useFacets';
import { PLACES_WORDS } from '../words';
import { PlacesFiltersDocument } from '../components/PlacesFilters.generated';
import { PlacesChoicesDocument, PlacesScreenDocument } from './PlacesScreen.generated';

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
export const firstQueries: FirstQueries = ({ search }) => {
  const { list, filters } = placesVariables(readPlaces(search, currentSite()).params);
  return [{ query: PlacesScreenDocument, variables: list }, { query: PlacesFiltersDocument, variables: filters }, { query: PlacesChoicesDocument }];
};

/** List of places: /places. The address alone decides the content. */
export function PlacesScreen() {
  useHead({ title: PLACES_WORDS.title, description: t('places.description') });
  const [address] = useSearchParams();
  const site = useSite();
  const { params, ignored } = useMemo(() => readPlaces(address, site), [address, site]);
  const variables = useMemo(() => placesVariables(params), [params]);
  const { data, previousData, loading, error, refetch } = useQuery(PlacesScreenDocument, { variables: variables.list });
  const facets = useFacets(variables.filters);
  const shown = data ?? previousData;
  const choices = useQuery(PlacesChoicesDocument);
  const medium = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const change = useChangeFilters(params);
  useCategorySlug(address);
  const map = useMapPlace(params);
  const [lit] = useState(makeIdStore);
  const [selected] = useState(makeIdStore);

  const hrefOf = (page: number) => paths.places({ ...params, view: undefined, page: page > 1 ? page : undefined });

  const filters = { params, change, facets, cities: choices.data?.placeCities ?? [] };
  const total = loading ? undefined : data?.places.total;
  const view = { params, change, listed: data?.places.items, base: choices.data?.site.map, lit, selected };
  const search = <PlacesSearch params={params} change={change} />;

  return (
    <>
      <PageContainer sx={{ pt: { xs: 3, md: 5 } }}>
        <PageHeading {...PLACES_WORDS} action={medium && <Box sx={{ width: 400 }}>{search}</Box>} />
      </PageContainer>
      <StickyBar label={t('places.filters')}>
        {medium ? (
          <FilterBar {...filters} total={total} wide={map.hasRoom} />
        ) : (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {search}
            <FilterSheet {...filters} total={total} />
          </Box>
        )}
      </StickyBar>
      <PageContainer sx={{ pt: 3, pb: { xs: 7, md: 12 }, minHeight: '70vh' }}>
        <Box sx={map.isBeside ? beside : undefined}>
          <Box sx={{ minWidth: 0 }}>
            {!medium && <FilterRow {...filters} />}
            <IgnoredNote ignored={ignored} />
            <ActiveFilters {...filters} understood={shown?.places.understood ?? []} />
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
              remark={<HoursNote params={params} facets={facets} />}
              tools={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {medium && <NearMeChip params={params} change={change} />}
                  {shown && shown.places.total > 1 && <SortChip params={params} change={change} />}
                  {map.button !== 'floating' && <MapButton kind={map.button} isShown={map.isBeside} onPress={map.toggle} />}
                </Box>
              }
            />
          </Box>
          {map.isBeside && <MapPane {...view} />}
        </Box>
        {map.button === 'floating' && <MapButton kind="floating" onPress={map.toggle} />}
        {map.isOver && <MapDialog {...view} onClose={map.toggle} />}
      </PageContainer>
    </>
  );
}
