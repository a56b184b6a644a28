import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { FormField } from '../../../ui/form';
import { CityChoice, nameOfCity } from '../../../widgets/place-form';
import type { ModeratedCities_CityFragment } from './ModeratedCities.generated';

interface Props {
  /** Cities of the moderator; null for all cities. */
  cities: readonly ModeratedCities_CityFragment[] | null;
  onChange: (cities: readonly ModeratedCities_CityFragment[] | null) => void;
  /** Error of the choice. */
  message: string | undefined;
}

/** Field for the cities that a moderator decides about: all, or chosen ones. */
export function ModeratedCities({ cities, onChange, message }: Props) {
  return (
    <>
      <FormField
        select
        label={t('adminUsers.cities')}
        value={cities ? 'some' : 'all'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : [])}
        hint={cities ? t('adminUsers.onlyTheseCities') : undefined}
      >
        <MenuItem value="all">{t('adminUsers.allCities')}</MenuItem>
        <MenuItem value="some">{t('adminUsers.chosenCities')}</MenuItem>
      </FormField>
      {cities && (
        <>
          <Box component="ul" aria-label={t('adminUsers.chosenCities')} sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
            {cities.map((city) => (
              <Box key={city.id} component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi>{nameOfCity(city)}</bdi>
                </Typography>
                <IconButton aria-label={t('adminUsers.removeCity', { city: city.name })} onClick={() => onChange(cities.filter(({ id }) => id !== city.id))}>
                  <CloseRounded fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
          <CityChoice
            isEmptied
            label={t('adminUsers.addACity')}
            city={null}
            onChange={(id, city) => {
              if (city && !cities.some((one) => one.id === id)) onChange([...cities, city]);
            }}
            message={message}
          />
        </>
      )}
    </>
  );
}
