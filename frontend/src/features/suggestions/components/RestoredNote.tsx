import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../../lib/i18n';

/** Note that a draft was restored, with a button to discard it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {t('suggestions.discard')}
        </Button>
      }
    >
      {t('suggestions.yourDraftIsBack')}
    </Alert>
  );
}
