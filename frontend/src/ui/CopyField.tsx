import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { t } from '../lib/i18n';
import { useNotify } from './toast';

interface Props {
  /** Label of the field. */
  label: string;
  text: string;
  /** Label of the button: `Copy link`. */
  action: string;
  /** Toast text after copying. */
  done: string;
  isLong?: boolean;
}

/** Text field with a copy button. If the browser blocks clipboard access, the text is selected for manual copying. */
export function CopyField({ label, text, action, done, isLong = false }: Props) {
  const id = useId();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const [isByHand, setByHand] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setByHand(false);
      notify.success(done);
    } catch {
      // No permission, or the page does not use HTTPS.
      setByHand(true);
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        id={id}
        label={label}
        value={text}
        fullWidth
        multiline={isLong}
        inputRef={field}
        helperText={isByHand ? t('ui.copyByHand', { label }) : undefined}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', spellCheck: false }, formHelperText: { role: 'status' } }}
      />
      <Button variant="contained" startIcon={<ContentCopyRounded />} onClick={() => void copy()}>
        {action}
      </Button>
    </Stack>
  );
}
