import CircleRounded from '@mui/icons-material/CircleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber, formatYear, t } from '../../../lib/i18n';
import { ExternalMapButton, Fact, SourceNote } from '../../../ui/facts';
import { radius } from '../../../ui/shape';
import type { CityFacts_CityFragment } from './CityFacts.generated';
import { LocalTime } from './LocalTime';

/** Panel with a city's facts, and the source of imported data. */
export function CityFacts({ city }: { city: CityFacts_CityFragment }) {
  const active = city.status === 'ACTIVE';
  const { foundedYear } = city;
  return (
    <Box
      component="aside"
      aria-labelledby="city-facts"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: radius.panel, p: 3, pb: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography id="city-facts" variant="h3" component="h2">
          {t('cities.cityFacts')}
        </Typography>
        <ExternalMapButton coordinates={city.coordinates} label={t('cities.openNameInGoogleMaps', { name: city.name })} />
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact term={t('cities.population')}>{city.population ? formatNumber(city.population) : 'N/A'}</Fact>
        {foundedYear !== null && <Fact term={t('cities.founded')}>{formatYear(foundedYear)}</Fact>}
        <Fact term={t('cities.status')}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: active ? 'success.main' : 'error.main' }}>
            <CircleRounded aria-hidden sx={{ fontSize: 10 }} />
            {active ? t('cities.active') : t('cities.inactive')}
          </Box>
        </Fact>
        <Fact term={t('cities.places')}>{formatNumber(city.placesCount)}</Fact>
        <Fact term={t('cities.localTime')}>
          <LocalTime timeZone={city.timeZone} />
        </Fact>
      </Box>
      {city.source && (
        <Box sx={{ mt: 1.5 }}>
          <SourceNote {...city.source} />
        </Box>
      )}
    </Box>
  );
}
