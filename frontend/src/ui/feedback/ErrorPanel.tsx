import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messageOf, requestIdOf, useOffline } from '../../lib/api';
import { t } from '../../lib/i18n';
import { radius } from '../shape';

interface Props {
  title: string;
  text?: string;
  error?: unknown;
  onRetry: () => void;
}

/** Error message for content that failed to load, with the reason and a retry button. */
export function ErrorPanel({ title, text, error, onRetry }: Props) {
  const offline = useOffline();
  const requestId = requestIdOf(error);
  return (
    <Stack
      role="alert"
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: { xs: 5, sm: 7 },
        borderRadius: radius.panel,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <CloudOffOutlined sx={{ fontSize: 44, color: 'error.main' }} aria-hidden />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {offline ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('lib.youAreOfflineAndThis')}</Typography>
      ) : (
        <>
          {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
          {error !== undefined && error !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {messageOf(error)}
              {requestId && ` ${t('ui.request', { id: requestId })}`}
            </Typography>
          )}
        </>
      )}
      <Button variant="contained" onClick={onRetry} sx={{ mt: 2 }}>
        {t('ui.tryAgain')}
      </Button>
    </Stack>
  );
}
