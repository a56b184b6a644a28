import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { t } from '../../../../lib/i18n';
import { CopyField } from '../../../../ui/CopyField';

interface Props {
  name: string;
  token: string;
  onDone: () => void;
}

/** Note with a new API token; the token is shown only this once. */
export function NewApiToken({ name, token, onDone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={t('profile.yourNewApiToken')} sx={{ display: 'grid', gap: 2, mb: 2, maxWidth: 560, outline: 'none' }}>
      <Alert severity="success">
        <AlertTitle>{t('profile.nameIsReady', { name })}</AlertTitle>
        {t('profile.copyTheTokenNow')}
      </Alert>
      <CopyField label={t('profile.token')} text={token} action={t('profile.copyToken')} done={t('profile.tokenCopied')} />
      <Button color="inherit" onClick={onDone}>
        {t('profile.iHaveSavedIt')}
      </Button>
    </Box>
  );
}
