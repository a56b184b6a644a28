import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import { t } from '../../../lib/i18n';
import { chipInput, filledInput } from '../../../ui/chipInput';
import { radius } from '../../../ui/shape';
import { type CityPickerProps, nameOfCity } from './filters';

/** The field of the choice before it can be made: it says which city the list is narrowed to. */
function ChosenCity({ params, cities }: CityPickerProps) {
  const known = cities.find(({ id }) => id === params.city);
  return (
    <TextField
      fullWidth
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

const CityAutocomplete = lazy(async () => ({
  default: await import('./CityAutocomplete').then((file) => file.CityAutocomplete).catch(() => ChosenCity),
}));

/** The choice of a city. It is the largest part of the list's screen, so that the list does not wait for it. */
export function CityPicker(props: CityPickerProps) {
  return (
    <Suspense fallback={<ChosenCity {...props} />}>
      <CityAutocomplete {...props} />
    </Suspense>
  );
}
