import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { formatList, t } from '../../../lib/i18n';
import { MapNoticeDocument } from './MapNotice.generated';

/** Warning about map archives whose files are missing, because visitors see only the world map in their place. */
export function MapNotice() {
  const { data } = useQuery(MapNoticeDocument, { fetchPolicy: 'cache-and-network' });
  const missing = data?.mapArchives.items.filter(({ state }) => state === 'MISSING') ?? [];
  if (missing.length === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={paths.adminSettings('map')} color="inherit" sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
          {t('adminDashboard.openMaps')}
        </Button>
      }
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {t('adminDashboard.mapsAreMissing', { count: missing.length, names: formatList(missing.map(({ name }) => name)) })}
    </Alert>
  );
}
