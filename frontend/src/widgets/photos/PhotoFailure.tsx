import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { localizedPath, t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import type { UploadError } from '../../lib/photos';

interface Props {
  error: UploadError;
  /** Name of the photo for people. */
  name: string;
  onRetry: () => void;
}

/** Shows why an upload failed, and how to continue. */
export function PhotoFailure({ error, name, onRetry }: Props) {
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'error.main', display: 'flex', gap: 0.75, overflowWrap: 'anywhere' }}>
        <ErrorOutlineRounded aria-hidden sx={{ fontSize: 18, mt: 0.25 }} />
        <span>
          {error.message}
          {/* A new tab keeps the chosen photos on this page. */}
          {error.isSignedOut && (
            <>
              {' '}
              <Link href={localizedPath(paths.login)} target="_blank" color="inherit" underline="always">
                {t('photos.signIn')}
              </Link>
            </>
          )}
        </span>
      </Typography>
      {error.canRetry && (
        <Button size="small" aria-label={t('photos.tryAgainToUploadName', { name })} onClick={onRetry} sx={{ mt: 0.5, ml: -1 }}>
          {t('photos.tryAgain')}
        </Button>
      )}
    </Box>
  );
}
