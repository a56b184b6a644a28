import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { CopyField } from '../../../ui/CopyField';

interface Props {
  name: string;
  token: string;
  onDone: () => void;
}

/** A token that was just made: this is the one time that it can be seen. */
export function NewApiToken({ name, token, onDone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label="Your new API token" sx={{ display: 'grid', gap: 2, mb: 2, maxWidth: 560, outline: 'none' }}>
      <Alert severity="success">
        <AlertTitle>“{name}” is ready</AlertTitle>
        Copy the token now and keep it like a password: it cannot be shown again.
      </Alert>
      <CopyField label="Token" text={token} action="Copy token" done="Token copied" />
      <Button color="inherit" onClick={onDone}>
        I have kept it
      </Button>
    </Box>
  );
}
