import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { ConsolePage } from '../../../widgets/console';
import { ImportHistory } from '../components/history/ImportHistory';

/** Unfinished and former imports, and remembered sources: /admin/imports. */
export function ImportsScreen() {
  return (
    <ConsolePage
      title={t('importSteps.title')}
      actions={
        <Button component={Link} to={paths.newImport} variant="contained" startIcon={<UploadFileRounded />}>
          {t('importSteps.importFile')}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{t('importSteps.about')}</Typography>
      <ImportHistory />
    </ConsolePage>
  );
}
