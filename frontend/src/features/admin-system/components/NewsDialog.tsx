import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { language, t } from '../../../lib/i18n';
import { ErrorPanel, Spinner } from '../../../ui/feedback';
import { MarkdownText } from '../../../widgets/pages';
import { ReleaseNotesDocument } from './NewsDialog.generated';

interface Props {
  version: string;
  onClose: () => void;
}

/** Dialog with what is new in the running version. */
export function NewsDialog({ version, onClose }: Props) {
  const titleId = useId();
  const { data, error, loading, refetch } = useQuery(ReleaseNotesDocument);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5 }}>
        {t('system.newIn', { version })}
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1, minHeight: 200 }} tabIndex={0}>
        {language.code !== 'en' && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('system.newsInEnglish')}
          </Typography>
        )}
        {loading && <Spinner label={t('system.loading')} />}
        {error && !loading && (
          <ErrorPanel title={t('system.errorLoadingNews')} text={t('system.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
        )}
        {data && (
          <div lang="en" dir="ltr">
            <MarkdownText html={data.releaseNotes} />
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('system.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
