import { skipToken, useQuery } from '@apollo/client/react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Alert from '@mui/material/Alert';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSettled } from '../../../lib/browser';
import { formatCount } from '../../../lib/i18n';
import type { Focusable } from '../../../ui/lazy';
import { TwoLines } from '../../../widgets/console';
import { FindCityFieldDocument, type FindCityField_CityFragment } from './FindCityField.generated';
import { FIND_CITY, type FindCityFieldProps } from './findCityTexts';

const TEXTS = {
  loading: 'Looking for cities…',
  none: 'No city found. Try its English name in Latin letters, or fill in the form yourself.',
  failed: 'The cities could not be loaded. Fill in the form yourself, or try again.',
  retry: 'Try again',
  clear: 'Clear',
  people: (n: number) => formatCount(n, 'inhabitant', 'inhabitants'),
};

const PAUSE_MS = 200;
/** Height (px) that fits below the field on phones. */
const LIST_HEIGHT = 280;

const regionOf = ({ state, country }: FindCityField_CityFragment): string => [...new Set([state, country])].filter(Boolean).join(', ');

const factsOf = (city: FindCityField_CityFragment): string =>
  [regionOf(city), city.population !== null && TEXTS.people(city.population)].filter(Boolean).join(' · ');

const withIcon = ({ input, ...slots }: AutocompleteRenderInputParams['slotProps']) => ({
  ...slots,
  input: { ...input, startAdornment: <SearchRounded aria-hidden sx={{ ml: 0.5, color: 'text.secondary' }} /> },
});

/** Finds a city of the world by its name. Empty after a choice, so the next city can be typed. */
export function FindCityField({ onChoose, autoFocus }: FindCityFieldProps & Focusable) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const typed = text.trim();
  const search = useSettled(typed, PAUSE_MS);
  const { data, previousData, loading, error, refetch } = useQuery(FindCityFieldDocument, typed && search ? { variables: { search } } : skipToken);
  const isWaiting = loading || search !== typed;
  const hasFailed = error !== undefined && !isWaiting;

  return (
    <>
      <Autocomplete
        fullWidth
        autoHighlight
        clearOnBlur={false}
        forcePopupIcon={false}
        value={null}
        inputValue={text}
        options={(data ?? previousData)?.worldCities ?? []}
        loading={isWaiting}
        open={isOpen && typed !== '' && !hasFailed}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_event, city) => city && onChoose(city)}
        onInputChange={(_event, value, reason) => {
          if (reason === 'input') setText(value);
          else if (reason !== 'reset' && reason !== 'blur') setText('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must neither save the form nor choose a city of the former text.
          event.preventDefault();
          event.defaultMuiPrevented = isWaiting;
        }}
        // The server has already filtered them.
        filterOptions={(cities) => cities}
        getOptionKey={({ geonamesId }) => geonamesId}
        getOptionLabel={({ name }) => name}
        loadingText={TEXTS.loading}
        noOptionsText={TEXTS.none}
        clearText={TEXTS.clear}
        slotProps={{ paper: { elevation: 2 }, listbox: { sx: { maxHeight: LIST_HEIGHT } } }}
        renderOption={({ key, ...option }, city) => (
          <li key={key} {...option}>
            <TwoLines first={city.name} second={factsOf(city)} />
          </li>
        )}
        renderInput={(field) => (
          <TextField
            {...field}
            autoFocus={autoFocus}
            label={FIND_CITY.label}
            placeholder={FIND_CITY.placeholder}
            helperText={FIND_CITY.hint}
            slotProps={withIcon(field.slotProps)}
          />
        )}
      />
      {hasFailed && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()} sx={{ whiteSpace: 'nowrap' }}>
              {TEXTS.retry}
            </Button>
          }
        >
          {TEXTS.failed}
        </Alert>
      )}
    </>
  );
}
