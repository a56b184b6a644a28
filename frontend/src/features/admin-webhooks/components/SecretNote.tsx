import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { t } from '../../../lib/i18n';
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
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t('adminWebhooks.secretOfTheWebhook')}
      sx={{ display: 'grid', gap: 2, mb: 3, maxWidth: 640, outline: 'none' }}
    >
      <Alert severity="success">
        <AlertTitle>{t('adminWebhooks.theSecretIsCreated')}</AlertTitle>
        {t('adminWebhooks.giveItToTheReceiver')}
      </Alert>
      <CopyField label={t('adminWebhooks.secret')} text={secret} action={t('adminWebhooks.copySecret')} done={t('adminWebhooks.secretCopied')} />
      <Button color="inherit" onClick={onDone}>
        {t('adminWebhooks.iHaveSavedIt')}
      </Button>
    </Box>
  );
}
