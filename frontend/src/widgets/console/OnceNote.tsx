import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, useEffect, useRef } from 'react';
import { CopyField } from '../../ui/CopyField';

interface Props {
  /** Name of the note. */
  name: string;
  title: string;
  /** Advice on the use of the text. */
  advice: string;
  /** Field with the text. */
  field: ComponentProps<typeof CopyField>;
  /** Label of the button that closes the note. */
  close: string;
  onDone: () => void;
}

/** Note with a text that is shown only once, such as a secret. */
export function OnceNote({ name, title, advice, field, close, onDone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={name} sx={{ display: 'grid', gap: 2, mb: 3, maxWidth: 640, outline: 'none' }}>
      <Alert severity="success">
        <AlertTitle>{title}</AlertTitle>
        {advice}
      </Alert>
      <CopyField {...field} />
      <Button color="inherit" onClick={onDone}>
        {close}
      </Button>
    </Box>
  );
}
