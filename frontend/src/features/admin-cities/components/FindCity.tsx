import SearchRounded from '@mui/icons-material/SearchRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { t } from '../../../lib/i18n';
import { FormField, FormPanel } from '../../../ui/form';
import { type Focusable, lazyField } from '../../../ui/lazy';
import type { FindCityFieldProps } from './FindCityField';
import type { CityFill } from './useCityFill';

/** Placeholder of the field while it loads. */
function NotLoaded({ autoFocus }: FindCityFieldProps & Focusable) {
  return (
    <FormField
      label={t('findCity.findYourCity')}
      value=""
      hint={t('findCity.cityDataGeonames')}
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { readOnly: true }, input: { startAdornment: <SearchRounded aria-hidden sx={{ ml: 0.5, color: 'text.secondary' }} /> } }}
    />
  );
}

/** Field that finds the city, loaded after the form. */
const FindCityField = lazyField<FindCityFieldProps>(() => import('./FindCityField').then((file) => file.FindCityField), NotLoaded);

/** Fills in the form of a new city from a list of the cities of the world. */
export function FindCity({ fill: { city, choose, undo } }: { fill: CityFill }) {
  const box = useRef<HTMLDivElement>(null);
  const takeBack = () => {
    undo();
    // The pressed button disappears.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <FormPanel title={t('findCity.startWithItsName')} text={t('findCity.chooseFromTheWorld')}>
      <div ref={box}>
        <FindCityField onChoose={choose} />
      </div>
      {city && (
        <Alert
          severity="success"
          action={
            <Button color="inherit" size="small" onClick={takeBack}>
              {t('findCity.undo')}
            </Button>
          }
        >
          {t('findCity.filledIn', { city: [city.name, city.country].join(', ') })} {city.state === null && t('findCity.stateUnknown')}
        </Alert>
      )}
    </FormPanel>
  );
}
