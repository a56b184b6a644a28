import { t } from '../../lib/i18n';
import { FormField } from '../../ui/form';
import { type Focusable, lazyField } from '../../ui/lazy';
import type { CityFieldProps } from './CityField';
import { nameOfCity } from './nameOfCity';

/** Placeholder of the city field while it loads, with the name of the chosen city. */
function ChosenCity({ label = t('placeForm.city'), hint, city, message, autoFocus }: CityFieldProps & Focusable) {
  return (
    <FormField
      label={label}
      hint={hint}
      value={city ? nameOfCity(city) : ''}
      error={message !== undefined}
      message={message}
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}

/** City field, loaded after the rest of the form: it is the largest part. */
export const CityChoice = lazyField<CityFieldProps>(() => import('./CityField').then((file) => file.CityField), ChosenCity);
