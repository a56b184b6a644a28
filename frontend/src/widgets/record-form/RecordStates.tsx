import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { useHead } from '../../lib/page';
import { ErrorPanel, MessagePage } from '../../ui/feedback';
import { ConsolePage } from '../console';

interface Missing {
  title: string;
  text: string;
  /** Link to the list of such records. */
  back: { to: string; label: string };
}

/** Page for a city or place that does not exist. */
export function RecordNotFound({ title, text, back }: Missing) {
  useHead({ title, noIndex: true });
  return (
    <MessagePage title={title} text={text}>
      <Button component={Link} to={back.to} variant="contained">
        {back.label}
      </Button>
    </MessagePage>
  );
}

/** Page for a form that could not be loaded. */
export function RecordFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <ConsolePage title={title}>
      <ErrorPanel title={t('recordForm.errorLoadingForm')} text={t('recordForm.pleaseTryAgainLater')} error={error} onRetry={onRetry} />
    </ConsolePage>
  );
}
