import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useOffline } from '../../lib/connection';
import { t } from '../../lib/i18n';

/** Room for two lines on a narrow phone, whatever the size of letters. */
const HEIGHT = '2.5rem';

/** A line below the header while there is no connection; what stays below the header stays below it, too. */
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
            {t('app.youAreOfflineShowingSaved')}
          </Box>
        </>
      )}
    </Box>
  );
}
