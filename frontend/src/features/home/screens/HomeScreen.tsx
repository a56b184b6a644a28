import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { FirstQueries } from '../../../lib/api';
import { useSite } from '../../../lib/currentSite';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { EmptyState, ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { DeferredSection } from '../../../ui/lazy';
import { CityTile } from '../../cities';
import { Hero } from '../components/Hero';
import { HowItWorks } from '../components/HowItWorks';
import { Section } from '../components/Section';
import { StatsStrip } from '../components/StatsStrip';
import { TileGrid } from '../components/TileGrid';
import type { HomeSection } from '../../../graphql/schema.generated';
import { HomeScreenDocument, type HomeScreenQuery } from './HomeScreen.generated';

function Tiles({ cities }: { cities: HomeScreenQuery['featuredCities'] }) {
  if (cities.length === 0) return <EmptyState title={t('home.noCitiesAvailableAtTheMoment')} />;
  return (
    <TileGrid>
      {cities.map((city) => (
        <CityTile key={city.id} city={city} />
      ))}
    </TileGrid>
  );
}

function TileSkeletons({ visible }: { visible: boolean }) {
  return (
    <TileGrid role="status" aria-label={t('home.loadingCities')}>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} variant="rounded" sx={{ height: { xs: 320, sm: 420 }, visibility: visible ? 'visible' : 'hidden' }} />
      ))}
    </TileGrid>
  );
}

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = () => [{ query: HomeScreenDocument }];

/** Home page; the page of a city if the site starts with one. */
export function HomeScreen() {
  const { startCity } = useSite();
  const { search } = useLocation();
  return startCity === null ? <Home /> : <Navigate to={paths.city(startCity) + search} replace />;
}

/** Slideshow, totals, popular cities, how it works. */
function Home() {
  const { data, error, loading, refetch } = useQuery(HomeScreenDocument);
  const slow = useDeferredLoading(loading && !data);
  const failed = error !== undefined && !data;
  const shows = (section: HomeSection): boolean => data?.site.homeSections.includes(section) ?? true;
  useHead({
    title: t('home.siteDiscoverCities'),
    description: t('home.discoverTheBestPlacesRestaurants'),
  });

  return (
    <Box sx={{ pb: { xs: 7, md: 12 } }}>
      <Hero slides={failed ? [] : data?.site.slides} cities={failed ? [] : data?.heroCities} />
      <DeferredSection>
        {shows('STATS') && <StatsStrip stats={failed ? null : data?.stats} />}
        {shows('CITIES') && (
          <Section
            title={t('home.popularCities')}
            subtitle={t('home.goodPlacesToStart')}
            action={
              <Button component={Link} to={paths.cities()} variant="outlined" color="inherit">
                {t('home.viewAllCities')}
              </Button>
            }
          >
            {data && <Tiles cities={data.featuredCities} />}
            {!data && !failed && <TileSkeletons visible={slow} />}
            {failed && <ErrorPanel title={t('home.errorLoadingCities')} text={t('home.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />}
          </Section>
        )}
        {shows('HOW_IT_WORKS') && <HowItWorks />}
      </DeferredSection>
    </Box>
  );
}
