import { skipToken, useQuery } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { useSettled } from '../../lib/browser';
import type { Focusable } from '../../ui/lazy';
import { CityFieldDocument, type CityField_CityFragment } from './CityField.generated';
import { nameOfCity } from './nameOfCity';

const PAUSE_MS = 250;

export interface CityFieldProps {
  /** Label; `City` if omitted. */
  label?: string;
  /** Help text. */
  hint?: string;
  /** Chosen city; null if there is none. */
  city: CityField_CityFragment | null;
  /** Called with the id and the city; without a city, the id is empty. */
  onChange: (id: string, city: CityField_CityFragment | null) => void;
  onBlur?: () => void;
  /** Whether the field is empty again after each choice. */
  isEmptied?: boolean;
  /** Error of the choice. */
  message: string | undefined;
}

/** Field for a city, found by typing. */
export function CityField({ label = t('placeForm.city'), hint, city, onChange, onBlur, isEmptied, message, autoFocus }: CityFieldProps & Focusable) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), PAUSE_MS) || undefined;
  const { data, previousData, loading, error } = useQuery(CityFieldDocument, isOpen ? { variables: { search } } : skipToken);

  return (
    <Autocomplete
      fullWidth
      options={(data ?? previousData)?.cities.items ?? []}
      loading={loading}
      value={city}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => onChange(chosen?.id ?? '', chosen)}
      inputValue={isEmptied ? text : undefined}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      onBlur={onBlur}
      // The server has already filtered them.
      filterOptions={(cities) => cities}
      getOptionKey={({ id }) => id}
      getOptionLabel={nameOfCity}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loadingText={t('placeForm.lookingForCities')}
      noOptionsText={error ? t('placeForm.theCitiesCouldNotBeLoaded') : t('placeForm.noCityOfThatName')}
      clearText={t('placeForm.clearCity')}
      openText={t('placeForm.showCities')}
      closeText={t('placeForm.hideCities')}
      slotProps={{ paper: { elevation: 2 } }}
      renderOption={({ key, ...option }, city) => (
        <li key={key} {...option}>
          <bdi>{nameOfCity(city)}</bdi>
        </li>
      )}
      renderInput={(field) => <TextField {...field} autoFocus={autoFocus} label={label} error={message !== undefined} helperText={message ?? hint} />}
    />
  );
}
