import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address';
import { useOffline } from '../../lib/api';
import { t } from '../../lib/i18n';

/** Fits two lines on a narrow phone at any font size. */
const HEIGHT = '2.5rem';

/** Banner below the header while offline, with a link to what this device keeps. Sets `--banner`, so that content below the header moves down. */
export function OfflineBanner() {
  const offline = useOffline();
  return (
    <Box role="status">
      {offline && (
        <>
          <GlobalStyles styles={{ ':root': { '--banner': HEIGHT } }} />
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 1,
              height: HEIGHT,
              px: 2,
              bgcolor: 'text.primary',
              color: 'background.default',
              typography: 'body2',
              fontWeight: 600,
              lineHeight: 1.2,
            }}
          >
            <CloudOffOutlined fontSize="small" aria-hidden />
            <Link to={paths.offline} style={{ color: 'inherit' }}>
              {t('app.youAreOfflineShowingSaved')}
            </Link>
          </Box>
        </>
      )}
    </Box>
  );
}
