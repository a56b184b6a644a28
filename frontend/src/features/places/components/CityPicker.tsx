import TextField from '@mui/material/TextField';
import { t } from '../../../lib/i18n';
import { chipInput, filledInput } from '../../../ui/chipInput';
import { type Focusable, lazyField } from '../../../ui/lazyField';
import { radius } from '../../../ui/shape';
import { type CityPickerProps, nameOfCity } from './filters';

/** The field of the choice before it can be made: it says which city the list is narrowed to. */
function ChosenCity({ params, cities, autoFocus }: CityPickerProps & Focusable) {
  const known = cities.find(({ id }) => id === params.city);
  return (
    <TextField
      fullWidth
      autoFocus={autoFocus}
      size="small"
      placeholder={t('places.allCities')}
      value={known ? nameOfCity(known) : ''}
      slotProps={{
        htmlInput: { 'aria-label': t('places.city'), readOnly: true },
        input: { sx: [{ borderRadius: radius.pill }, chipInput, known !== undefined && filledInput] },
      }}
    />
  );
}

/** The choice of a city. It is the largest part of the list's screen, so that the list does not wait for it. */
export const CityPicker = lazyField<CityPickerProps>(() => import('./CityAutocomplete').then((file) => file.CityAutocomplete), ChosenCity);
