import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { radius } from './shape';
import { chipInput, filledInput } from './chipInput';

const PAUSE_MS = 300;

interface Props {
  /** Names the field for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  /** Gets the trimmed text when the typing pauses or ends with Enter. */
  onChange: (text: string) => void;
  /** True: as high as a chip, without the magnifying glass, and filled with ink while it filters. */
  chip?: boolean;
}

/** A text to filter by. What is being typed lives here until it pauses. */
export function SearchField({ label, placeholder, value, onChange, chip = false }: Props) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const send = (next: string) => {
    if (next === sent) return;
    setSent(next);
    onChange(next);
  };
  const sendTyped = useEffectEvent(() => send(text.trim()));
  useEffect(() => {
    const timer = setTimeout(() => sendTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

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
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && send(text.trim())}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 200, enterKeyHint: 'search' },
        input: {
          sx: [
            { borderRadius: radius.pill, minHeight: 44, pr: 0.5 },
            chip && chipInput,
            chip && value !== '' && filledInput,
          ],
          startAdornment: !chip && (
            <InputAdornment position="start">
              <SearchRounded fontSize="small" aria-hidden />
            </InputAdornment>
          ),
          endAdornment: text && (
            <IconButton size="small" color="inherit" aria-label={`Clear ${label.toLowerCase()}`} onClick={clear}>
              <CloseRounded fontSize="small" aria-hidden />
            </IconButton>
          ),
        },
      }}
    />
  );
}
