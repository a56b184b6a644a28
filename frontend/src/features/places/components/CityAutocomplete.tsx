import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { createFilterOptions } from '@mui/material/useAutocomplete';
import { t } from '../../../lib/i18n';
import type { Focusable } from '../../../ui/lazy';
import { radius } from '../../../ui/shape';
import { chipInput, filledInput } from '../../../ui/chipInput';
import { type CityPickerProps, nameOfCity } from '../../../widgets/places';

type City = CityPickerProps['cities'][number];

const filterOptions = createFilterOptions<City>({ limit: 100, ignoreAccents: true });

/** City filter with type-ahead; its background is dark while a city is chosen. */
export function CityAutocomplete({ params, change, cities, autoFocus }: CityPickerProps & Focusable) {
  const unknown: City[] = params.city && cities.length > 0 ? [{ id: params.city, name: t('places.unknownCity'), state: '' }] : [];
  const known = cities.find(({ id }) => id === params.city);
  const value = known ?? unknown[0] ?? null;

  return (
    <Autocomplete
      fullWidth
      size="small"
      options={known ? cities : [...cities, ...unknown]}
      value={value}
      onChange={(_, city) => change({ city: city?.id })}
      filterOptions={filterOptions}
      getOptionKey={(city) => city.id}
      getOptionLabel={nameOfCity}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      noOptionsText={t('places.noCityOfThatName')}
      forcePopupIcon={value === null}
      clearText={t('places.clearCity')}
      openText={t('places.showCities')}
      closeText={t('places.hideCities')}
      sx={{
        '& .MuiAutocomplete-clearIndicator': { visibility: 'visible' },
        '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 0 },
        '& .MuiOutlinedInput-root.MuiInputBase-root.MuiInputBase-sizeSmall': { pr: '44px' },
      }}
      slotProps={{ paper: { elevation: 2, sx: { minWidth: 240 } } }}
      renderOption={({ key, ...option }, city) => (
        <li key={key} {...option}>
          <bdi>{nameOfCity(city)}</bdi>
        </li>
      )}
      renderInput={({ slotProps, ...rest }) => (
        <TextField
          {...rest}
          autoFocus={autoFocus}
          placeholder={t('places.allCities')}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': t('places.city') },
            input: {
              ...slotProps.input,
              sx: [{ borderRadius: radius.pill }, chipInput, value !== null && filledInput],
            },
          }}
        />
      )}
    />
  );
}
