import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isolate, t } from '../../lib/i18n';

interface Props {
  /** Name of the file. */
  name: string;
  /** Share sent so far, from 0 to 1. */
  share: number;
  /** Text while the server checks the whole file. */
  checking: string;
  onCancel: () => void;
}

/** Progress of an upload, with a button that cancels it. */
export function UploadProgress({ name, share, checking, onCancel }: Props) {
  return (
    <Stack role="status" sx={{ gap: 1, width: '100%', maxWidth: 480, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {share < 1 ? t('system.uploading', { name: isolate(name) }) : checking}
      </Typography>
      <LinearProgress
        aria-label={t('system.progressOf', { name })}
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={share * 100}
        sx={{ alignSelf: 'stretch', borderRadius: 2, height: 6 }}
      />
      <Button color="inherit" onClick={onCancel}>
        {t('system.cancelUpload')}
      </Button>
    </Stack>
  );
}
