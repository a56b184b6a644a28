import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { formatDateTime, isolate, t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { ActionButton, FramedList, Section } from '../../../widgets/console';
import { BackupItem } from './BackupItem';
import { type BackupsPanel_BackupsFragment, MakeBackupDocument } from './BackupsPanel.generated';

/** Command that restores a backup. It is no text, and the same in all languages. */
const RESTORE = 'npm run citypins -- restore citypins-2026-01-31-0300.tar';

/** Backups: the schedule, a button for one now, the newest ones, and how to restore one. */
export function BackupsPanel({ backups: { schedule, nextAt, folder, keep, items } }: { backups: BackupsPanel_BackupsFragment }) {
  const [make] = useMutation(MakeBackupDocument);
  const notify = useNotify();
  const plan = schedule === null ? t('system.noSchedule') : t('system.schedule', { schedule, next: nextAt === null ? '–' : formatDateTime(nextAt) });
  return (
    <Section
      title={t('system.backups')}
      action={
        <ActionButton
          act={async () => {
            await make();
            notify.success(t('system.theBackupIsBeingMade'));
          }}
        >
          {t('system.backUpNow')}
        </ActionButton>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '72ch', overflowWrap: 'anywhere' }}>
        {plan} {t('system.keptIn', { folder: isolate(folder), count: keep })}
      </Typography>
      {items.length === 0 ? (
        <Typography variant="body2">{t('system.noBackups')}</Typography>
      ) : (
        <FramedList label={t('system.backups')}>
          {items.map((backup) => (
            <BackupItem key={backup.dueAt} backup={backup} />
          ))}
        </FramedList>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('system.howToRestore')}
      </Typography>
      <Typography component="code" dir="ltr" variant="body2" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {RESTORE}
      </Typography>
    </Section>
  );
}
