import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dotted, formatBytes, formatDateTime, t } from '../../../lib/i18n';
import type { StatusPanel_StatusFragment } from './StatusPanel.generated';

interface Props {
  status: StatusPanel_StatusFragment;
}

/** Versions, sizes and queues of the installation. */
export function StatusPanel({ status }: Props) {
  const { version, nodeVersion, databaseVersion, isEmbedded, databaseBytes, folder, freeBytes, diskBytes, startedAt, jobs } = status;
  const facts = [
    [t('system.app'), dotted(version, t('system.startedAt', { when: formatDateTime(startedAt) }))],
    [t('system.node'), nodeVersion],
    [
      t('system.database'),
      dotted(t('system.postgresql', { version: databaseVersion }), isEmbedded ? t('system.ofTheApp') : t('system.ofTheServer'), formatBytes(databaseBytes)),
    ],
    [t('system.disk'), dotted(t('system.freeOf', { free: formatBytes(freeBytes), size: formatBytes(diskBytes) }), folder)],
    [
      t('system.queue'),
      dotted(
        t('system.runningJobs', { count: jobs.running }),
        t('system.waitingJobs', { count: jobs.due + jobs.waiting }),
        t('system.failedJobs', { count: jobs.failed }),
      ),
    ],
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, max-content) 1fr' }, columnGap: 3, rowGap: { xs: 0, sm: 1 } }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
