import InputBase from '@mui/material/InputBase';
import { t } from '../../../lib/i18n';
import { chipInput, filledInput } from '../../../ui/chipInput';
import { type Focusable, lazyField } from '../../../ui/lazy';
import { radius } from '../../../ui/shape';
import { type CityPickerProps, nameOfCity } from '../../../widgets/places';

/** Placeholder of the city filter: shows the chosen city until `CityAutocomplete` is loaded. It has the look of a text field without its code. */
function ChosenCity({ params, cities, autoFocus }: CityPickerProps & Focusable) {
  const known = cities.find(({ id }) => id === params.city);
  return (
    <InputBase
      fullWidth
      autoFocus={autoFocus}
      placeholder={t('places.allCities')}
      value={known ? nameOfCity(known) : ''}
      slotProps={{ input: { 'aria-label': t('places.city'), readOnly: true } }}
      sx={[{ borderRadius: radius.pill, border: 1, borderColor: 'divider', px: '13px' }, chipInput, known !== undefined && filledInput]}
    />
  );
}

/** City filter. Its code loads lazily: it is the largest part of the places screen, and the list does not wait for it. */
export const CityPicker = lazyField<CityPickerProps>(() => import('./CityAutocomplete').then((file) => file.CityAutocomplete), ChosenCity);
