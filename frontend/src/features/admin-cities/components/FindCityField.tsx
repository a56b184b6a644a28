import { skipToken, useQuery } from '@apollo/client/react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Alert from '@mui/material/Alert';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSettled } from '../../../lib/browser';
import { dotted, t } from '../../../lib/i18n';
import type { Focusable } from '../../../ui/lazy';
import { TwoLines } from '../../../widgets/console';
import { FindCityFieldDocument, type FindCityField_CityFragment } from './FindCityField.generated';

export interface FindCityFieldProps {
  onChoose: (city: FindCityField_CityFragment) => void;
}

const PAUSE_MS = 200;
/** Height (px) that fits below the field on phones. */
const LIST_HEIGHT = 280;

const regionOf = ({ state, country }: FindCityField_CityFragment): string => [...new Set([state, country])].filter(Boolean).join(', ');

const factsOf = (city: FindCityField_CityFragment): string =>
  dotted(regionOf(city), city.population !== null && t('findCity.inhabitants', { count: city.population }));

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
        loadingText={t('findCity.lookingForCities')}
        noOptionsText={t('findCity.noCityFound')}
        clearText={t('findCity.clear')}
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
            label={t('findCity.findYourCity')}
            placeholder={t('findCity.examples')}
            helperText={t('findCity.cityDataGeonames')}
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
              {t('findCity.tryAgain')}
            </Button>
          }
        >
          {t('findCity.couldNotBeLoaded')}
        </Alert>
      )}
    </>
  );
}
