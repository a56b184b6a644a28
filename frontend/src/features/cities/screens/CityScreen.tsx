import { useQuery } from '@apollo/client/react';
import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { type FirstQueries, isNotFound } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { EmptyState, ErrorPanel, MessagePage, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { DeferredSection } from '../../../ui/lazy';
import { PageContainer } from '../../../ui/PageContainer';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { CardGrid } from '../../../ui/CardGrid';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { KeepCityButton } from '../../../widgets/offline';
import { EmbedButton } from '../../../widgets/share';
import { PlaceCard } from '../../places';
import { CityFacts } from '../components/CityFacts';
import { CityHero } from '../components/CityHero';
import { CityScreenDocument, type CityScreenQuery } from './CityScreen.generated';
import { cityVariables } from './cityQuery';

type City = NonNullable<CityScreenQuery['city']>;

/** Note with a link to suggest a missing place. */
function MissingPlace({ city }: { city: City }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 5 }}>
      <Typography>{t('cities.missingPlace', { name: city.name })}</Typography>
      <Button component={Link} to={paths.suggestPlace(city.id)} variant="outlined" color="inherit" startIcon={<AddLocationAltOutlined />}>
        {t('cities.suggestAPlace')}
      </Button>
    </Box>
  );
}

function FeaturedPlaces({ city }: { city: City }) {
  return (
    <Box component="section" aria-labelledby="featured-places">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 3 }}>
        <Typography id="featured-places" variant="h2">
          {t('cities.featuredPlaces')}
        </Typography>
        <Button component={Link} to={paths.places({ city: city.id })} variant="outlined" color="inherit">
          {t('cities.viewAllPlaces')}
        </Button>
      </Box>
      {city.featuredPlaces.length > 0 ? (
        <>
          <CardGrid label={t('cities.featuredPlacesLabel')}>
            {city.featuredPlaces.map((place) => (
              <li key={place.id}>
                <PlaceCard described place={place} />
              </li>
            ))}
          </CardGrid>
          <MissingPlace city={city} />
        </>
      ) : (
        <EmptyState
          title={t('cities.noPlacesFound')}
          text={t('cities.beTheFirstToAdd', { name: city.name })}
          action={
            <Button component={Link} to={paths.suggestPlace(city.id)} variant="contained">
              {t('cities.suggestAPlace')}
            </Button>
          }
        />
      )}
    </Box>
  );
}

function Loaded({ city }: { city: City }) {
  useHead({ title: `${city.name}, ${city.country}`, description: city.description.text });
  return (
    <>
      <CityHero city={city} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
          gap: { xs: 4, md: 6 },
          my: { xs: 4, md: 6 },
        }}
      >
        <Box component="section" aria-labelledby="about">
          <Typography id="about" variant="h2" sx={{ mb: 2 }}>
            {t('cities.about')}
          </Typography>
          <Typography dir="auto" lang={city.description.language} sx={{ maxWidth: '68ch', fontSize: { sm: '1.0625rem' }, whiteSpace: 'pre-line' }}>
            {city.description.text}
          </Typography>
        </Box>
        <Stack sx={{ gap: 2 }}>
          <CityFacts city={city} />
          <KeepCityButton city={city} />
          <EmbedButton name={city.name} pages={{ map: paths.embedCityMap(city.id) }} />
        </Stack>
      </Box>
      <DeferredSection>
        <FeaturedPlaces city={city} />
      </DeferredSection>
    </>
  );
}

function CityNotFound() {
  useHead({ title: t('cities.cityNotFound'), noIndex: true });
  return (
    <MessagePage title={t('cities.cityNotFound')} text={t('cities.theCityYoureLookingFor')}>
      <Button component={Link} to={paths.cities()} variant="contained">
        {t('cities.exploreCities')}
      </Button>
    </MessagePage>
  );
}

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = ({ params }) => [{ query: CityScreenDocument, variables: cityVariables(params) }];

/** Page of a city: /cities/:id. */
export function CityScreen() {
  const { data, loading, error, refetch } = useQuery(CityScreenDocument, { variables: cityVariables(useParams()) });
  const waiting = useDeferredLoading(loading);

  if (!waiting && !loading && !data?.city && (!error || isNotFound(error))) return <CityNotFound />;
  return (
    <PageContainer sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 7, md: 12 }, minHeight: '70vh' }}>
      {waiting && (
        <>
          <Spinner label={t('cities.loadingCity')} />
          <CardSkeletons label={t('cities.loadingPlaces')} />
        </>
      )}
      {!waiting && data?.city && <Loaded city={data.city} />}
      {!waiting && !loading && error && (
        <>
          <Typography variant="h1" tabIndex={-1} sx={visuallyHidden}>
            {t('cities.city')}
          </Typography>
          <ErrorPanel title={t('cities.errorLoadingCity')} text={t('cities.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
        </>
      )}
    </PageContainer>
  );
}
