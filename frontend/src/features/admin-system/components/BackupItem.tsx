import { useMutation } from '@apollo/client/react';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Typography from '@mui/material/Typography';
import { dotted, formatBytes, formatDateTime, isolate, t } from '../../../lib/i18n';
import { ActionButton, FramedItem, StandingChip } from '../../../widgets/console';
import { type BackupItem_BackupFragment, BackupLinkDocument } from './BackupItem.generated';

/** A backup: when and where it was made, its size or its error, and a button to download it. */
export function BackupItem({ backup: { dueAt, endedAt, machine, fileName, bytes, missing, error, canDownload } }: { backup: BackupItem_BackupFragment }) {
  const [link] = useMutation(BackupLinkDocument);
  const when = formatDateTime(dueAt);
  return (
    <FramedItem
      heading={
        <>
          <Typography variant="subtitle1" component="time" dateTime={dueAt}>
            {when}
          </Typography>
          {error !== null && <StandingChip tone="error">{t('system.failed')}</StandingChip>}
          {error === null && endedAt === null && <StandingChip tone="warning">{t('system.notFinished')}</StandingChip>}
        </>
      }
      action={
        canDownload && (
          <ActionButton
            isSmall
            icon={<DownloadRounded />}
            label={t('system.downloadWhat', { when })}
            act={async () => {
              const { data } = await link({ variables: { dueAt } });
              if (data) window.location.assign(data.backupLink);
            }}
          >
            {t('system.download')}
          </ActionButton>
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(
          bytes === null ? null : formatBytes(bytes),
          fileName === null ? endedAt !== null && error === null && t('system.byCommand') : fileName,
          t('system.onMachine', { machine: isolate(machine) }),
        )}
      </Typography>
      {error !== null && (
        <Typography variant="body2" lang="en" dir="ltr" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
      {missing !== null && missing > 0 && <Typography variant="body2">{t('system.missingFiles', { count: missing })}</Typography>}
    </FramedItem>
  );
}
