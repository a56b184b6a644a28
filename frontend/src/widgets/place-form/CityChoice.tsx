import { t } from '../../lib/i18n';
import { FormField } from '../../ui/form/FormField';
import { type Focusable, lazyField } from '../../ui/lazyField';
import type { CityFieldProps } from './CityField';
import { nameOfCity } from './nameOfCity';

/** The field of the choice before it can be made: it says which city is chosen already. */
function ChosenCity({ city, message, autoFocus }: CityFieldProps & Focusable) {
  return (
    <FormField
      label={t('placeForm.city')}
      value={city ? nameOfCity(city) : ''}
      error={message !== undefined}
      message={message}
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}

/** The choice of a city. It is the largest part of the form, so that the rest does not wait for it. */
export const CityChoice = lazyField<CityFieldProps>(() => import('./CityField').then((file) => file.CityField), ChosenCity);
