import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FirstQueries } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { type CitiesParams, paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { EmptyState, ErrorPanel, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { PageNumbers } from '../../../ui/PageNumbers';
import { CardGrid } from '../../../ui/CardGrid';
import { SearchField } from '../../../ui/SearchField';
import { CitiesCount } from '../components/CitiesCount';
import { CityCard } from '../components/CityCard';
import { CityFilters } from '../components/CityFilters';
import { CITIES_WORDS } from '../words';
import { CitiesScreenDocument, type CitiesScreenQuery } from './CitiesScreen.generated';
import { citiesParams, citiesVariables } from './citiesQuery';

interface ResultsProps {
  cities: CitiesScreenQuery['cities'];
  hrefOf: (page: number) => string;
  onClear: () => void;
}

function Results({ cities, hrefOf, onClear }: ResultsProps) {
  if (cities.total === 0) {
    const clear = (
      <Button variant="contained" onClick={onClear}>
        {t('cities.clearFilters')}
      </Button>
    );
    return <EmptyState title={t('cities.noCitiesFound')} text={t('cities.tryAdjustingYourSearchCriteria')} action={clear} />;
  }
  return (
    <>
      <CardGrid label={t('cities.cities')}>
        {cities.items.map((city, index) => (
          <li key={city.id}>
            <CityCard city={city} eager={index < 3} />
          </li>
        ))}
      </CardGrid>
      <PageNumbers page={cities.page} pages={cities.pages} hrefOf={hrefOf} />
    </>
  );
}

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = ({ search }) => [{ query: CitiesScreenDocument, variables: citiesVariables(search) }];

/** List of cities: /cities. The address alone decides the content. */
export function CitiesScreen() {
  useHead({ title: CITIES_WORDS.title, description: t('cities.description') });
  const [address] = useSearchParams();
  const params = useMemo(() => citiesParams(address), [address]);
  const variables = useMemo(() => citiesVariables(address), [address]);
  const navigate = useNavigate();
  const { data, previousData, loading, error, refetch } = useQuery(CitiesScreenDocument, { variables });
  const shown = data ?? previousData;
  const waiting = useDeferredLoading(loading && !shown);

  const hrefOf = (page: number) => paths.cities({ ...params, page: page > 1 ? page : undefined });
  const change = (patch: Partial<CitiesParams>, typing = false) =>
    void navigate(paths.cities({ ...params, page: undefined, ...patch }), { replace: typing, preventScrollReset: true });

  return (
    <PageContainer sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 }, minHeight: '70vh' }}>
      <PageHeading {...CITIES_WORDS} />
      <Box component="section" aria-label={t('cities.filters')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
        <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 0' } }}>
          <SearchField
            label={t('cities.search')}
            placeholder={t('cities.searchCities')}
            value={params.search ?? ''}
            onChange={(text) => change({ search: text || undefined }, true)}
          />
        </Box>
        <CityFilters params={params} change={change} states={shown?.states ?? []} countries={shown?.countries ?? []} />
      </Box>
      {waiting && <Spinner label={t('cities.loadingCities')} />}
      {!waiting && error && (
        <ErrorPanel title={t('cities.errorLoadingCities')} text={t('cities.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
      {!waiting && !error && shown && (
        <Box aria-busy={loading} sx={{ display: 'grid', gap: 2, transition: 'opacity 200ms', opacity: loading ? 0.6 : 1 }}>
          <CitiesCount {...shown.cities} />
          <Results cities={shown.cities} hrefOf={hrefOf} onClear={() => void navigate(paths.cities(), { preventScrollReset: true })} />
        </Box>
      )}
    </PageContainer>
  );
}
