import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { cutText } from '../../graphql/cutText.generated';
import { LONGEST_TEXT } from '../../lib/places';
import { t } from '../../lib/i18n';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { HintList } from './HintList';
import type { Hint } from './hints';
import { SearchForm } from './SearchForm';
import { useHints } from './useHints';
import { useRecentSearches } from './useRecentSearches';

/** Chosen row of the list. */
export type Choice = Extract<Hint, { kind: 'city' | 'place' | 'category' | 'filter' }>;

interface Props {
  /** Label of the field for screen readers. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Called with the trimmed text to search for, which can be empty. */
  onSearch: (text: string) => void;
  onChoose: (choice: Choice) => void;
  onClear?: () => void;
  /** Whether the field is the main part of its screen. */
  large?: boolean;
  autoFocus?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
  inputProps?: InputBaseProps['inputProps'];
}

const sayHow = (count: number): string => (count === 0 ? t('search.noSuggestions') : t('search.suggestions', { count }));

/** Search field with a list of suggestions. */
export function SearchBox({ label, placeholder, text, onText, onSearch, onChoose, onClear, large = false, autoFocus, inputRef, inputProps }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { recent, remember, forget } = useRecentSearches();
  const typed = text.trim();
  const { hints, isSettled } = useHints(text, isOpen);
  const past: Hint[] = [...recent.map((past): Hint => ({ kind: 'recent', label: past })), { kind: 'forget', label: t('search.forgetRecentSearches') }];
  const rows: Hint[] = typed ? [...hints, { kind: 'search', label: typed }] : recent.length > 0 ? past : [];

  const search = (words: string) => {
    setOpen(false);
    if (words) remember(words);
    onSearch(words);
  };
  const choose = (hint: Hint) => {
    if (hint.kind === 'forget') forget();
    else if (hint.kind === 'recent' || hint.kind === 'meant' || hint.kind === 'search') search(hint.label);
    else {
      setOpen(false);
      onChoose(hint);
    }
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen } = useAutocomplete<Hint, false, false, true>({
    options: rows,
    value: null,
    inputValue: text,
    open: isOpen && rows.length > 0,
    freeSolo: true,
    disableCloseOnSelect: true,
    filterOptions: (all) => all,
    getOptionLabel: (hint) => (typeof hint === 'string' ? hint : hint.label),
    getOptionKey: (hint) => (typeof hint === 'string' ? hint : `${hint.kind} ${'id' in hint ? hint.id : 'query' in hint ? hint.query : hint.label}`),
    isOptionEqualToValue: () => false,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_, next, reason) => {
      if (reason !== 'input') return;
      setOpen(true);
      onText(cutText(next, LONGEST_TEXT));
    },
    onChange: (_, hint, reason) => {
      if (reason === 'selectOption' && hint !== null && typeof hint !== 'string') choose(hint);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search(typed);
  };
  const { ref, ...input } = getInputProps() as { ref: RefObject<HTMLInputElement | null> } & InputBaseProps['inputProps'];

  return (
    <Box sx={{ position: 'relative', width: '100%' }} {...getRootProps()}>
      <SearchForm role="search" large={large} onSubmit={submit}>
        <SearchRounded fontSize="small" aria-hidden />
        <InputBase
          placeholder={placeholder}
          autoFocus={autoFocus}
          inputRef={(element: HTMLInputElement | null) => {
            ref.current = element;
            if (inputRef) inputRef.current = element;
          }}
          slotProps={{ input: { ...input, ...inputProps, 'aria-label': label, enterKeyHint: 'search' } }}
        />
        {onClear && text && (
          <IconButton size="small" color="inherit" aria-label={t('search.clearLabel', { label })} onClick={onClear} sx={{ mr: -1 }}>
            <CloseRounded fontSize="small" aria-hidden />
          </IconButton>
        )}
      </SearchForm>
      {popupOpen && <HintList hints={rows} typed={typed} listbox={getListboxProps()} optionOf={(option, index) => getOptionProps({ option, index })} />}
      <Box aria-live="polite" sx={visuallyHidden}>
        {popupOpen && typed && isSettled && sayHow(hints.length)}
      </Box>
    </Box>
  );
}
