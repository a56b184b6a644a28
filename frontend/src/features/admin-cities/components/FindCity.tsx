import SearchRounded from '@mui/icons-material/SearchRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FormField, FormPanel } from '../../../ui/form';
import { type Focusable, lazyField } from '../../../ui/lazy';
import { FIND_CITY, type FindCityFieldProps } from './findCityTexts';
import type { CityFill } from './useCityFill';

const TEXTS = {
  title: 'Start with its name',
  text: 'Choose it from 135,000 cities of the world, and most of the form is filled in.',
  filled: (city: string) => `The form is filled in for ${city}.`,
  stateMissing: 'Its state is unknown: please add it.',
  undo: 'Undo',
};

/** Placeholder of the field while it loads. */
function NotLoaded({ autoFocus }: FindCityFieldProps & Focusable) {
  return (
    <FormField
      label={FIND_CITY.label}
      value=""
      hint={FIND_CITY.hint}
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
    <FormPanel title={TEXTS.title} text={TEXTS.text}>
      <div ref={box}>
        <FindCityField onChoose={choose} />
      </div>
      {city && (
        <Alert
          severity="success"
          action={
            <Button color="inherit" size="small" onClick={takeBack}>
              {TEXTS.undo}
            </Button>
          }
        >
          {TEXTS.filled([city.name, city.country].join(', '))} {city.state === null && TEXTS.stateMissing}
        </Alert>
      )}
    </FormPanel>
  );
}
