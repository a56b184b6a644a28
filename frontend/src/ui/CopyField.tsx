import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { t } from '../lib/i18n';
import { useNotify } from '../lib/notify';

interface Props {
  /** What the text is. */
  label: string;
  text: string;
  /** What the button says: `Copy link`. */
  action: string;
  /** What is said once it is copied. */
  done: string;
  isLong?: boolean;
}

/** A text to copy: by a press, or by hand where the browser does not let a page do it. */
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
      // No permission, or a page that did not come over HTTPS.
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
