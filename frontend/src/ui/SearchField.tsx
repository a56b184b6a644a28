import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { cutText } from '../graphql/cutText.generated';
import { t } from '../lib/i18n';
import { LONGEST_TEXT } from '../lib/places';
import { useTypedText } from '../lib/browser';
import { radius } from './shape';
import { chipInput, filledInput } from './chipInput';

interface Props {
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
  /** Called with the trimmed text after a typing pause or on Enter. */
  onChange: (text: string) => void;
  /** True: looks like a chip, without the search icon, and is filled while a filter is active. */
  chip?: boolean;
}

/** Text field for filtering; it reports the text after a typing pause. */
export function SearchField({ label, placeholder, value, onChange, chip = false }: Props) {
  const { text, setText, send } = useTypedText(value, onChange);
  const clear = () => {
    setText('');
    send('');
  };

  return (
    <TextField
      fullWidth
      size="small"
      value={text}
      placeholder={placeholder}
      onChange={(event) => setText(cutText(event.target.value, LONGEST_TEXT))}
      onKeyDown={(event) => event.key === 'Enter' && send(text.trim())}
      slotProps={{
        htmlInput: { 'aria-label': label, enterKeyHint: 'search' },
        input: {
          sx: [{ borderRadius: radius.pill, minHeight: 44, pr: 0.5 }, chip && chipInput, chip && value !== '' && filledInput],
          startAdornment: !chip && (
            <InputAdornment position="start">
              <SearchRounded fontSize="small" aria-hidden />
            </InputAdornment>
          ),
          endAdornment: text && (
            <IconButton size="small" color="inherit" aria-label={t('ui.clearLabel', { label })} onClick={clear}>
              <CloseRounded fontSize="small" aria-hidden />
            </IconButton>
          ),
        },
      }}
    />
  );
}
