import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { CopyField } from '../../../ui/CopyField';

interface Props {
  secret: string;
  onDone: () => void;
}

/** Note with the secret of a new webhook; the secret is shown only this once. */
export function SecretNote({ secret, onDone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="Secret of the webhook" sx={{ display: 'grid', gap: 2, mb: 3, maxWidth: 640, outline: 'none' }}>
      <Alert severity="success">
        <AlertTitle>The secret is created</AlertTitle>
        Give it to the receiver, which uses it to verify that messages are from this site. It cannot be shown again.
      </Alert>
      <CopyField label="Secret" text={secret} action="Copy secret" done="Secret copied" />
      <Button color="inherit" onClick={onDone}>
        I have saved it
      </Button>
    </Box>
  );
}
