import { type ComponentType, lazy, Suspense } from 'react';
import { t } from '../../lib/i18n';
import { FormField } from '../../ui/form/FormField';
import type { CityFieldProps } from './CityField';
import { nameOfCity } from './nameOfCity';

/** The field of the choice before it can be made: it says which city is chosen already. */
function ChosenCity({ city, message }: CityFieldProps) {
  return (
    <FormField
      label={t('placeForm.city')}
      value={city ? nameOfCity(city) : ''}
      error={message !== undefined}
      message={message}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}

const CityField = lazy<ComponentType<CityFieldProps>>(async () => ({
  default: await import('./CityField').then((file) => file.CityField).catch(() => ChosenCity),
}));

/** The choice of a city. It is the largest part of the form, so that the rest does not wait for it. */
export function CityChoice(props: CityFieldProps) {
  return (
    <Suspense fallback={<ChosenCity {...props} />}>
      <CityField {...props} />
    </Suspense>
  );
}
