import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../../lib/i18n';

/** Says that what somebody has typed before is back, and lets them begin anew. */
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
