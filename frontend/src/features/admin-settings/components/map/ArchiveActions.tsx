import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isolate, t } from '../../../../lib/i18n';
import { ConfirmStep } from '../../../../ui/feedback';
import { useNotify } from '../../../../ui/toast';
import { ActionButton, useJob, useRefresh } from '../../../../widgets/console';
import { type ArchiveItem_ArchiveFragment, RemoveMapArchiveDocument } from './MapArchives.generated';
import { RenameArchive } from './RenameArchive';

/** Dialog that asks before an archive is removed. */
function RemoveArchive({ archive: { id, name }, isOpen, onClose }: { archive: ArchiveItem_ArchiveFragment; isOpen: boolean; onClose: () => void }) {
  const [remove] = useMutation(RemoveMapArchiveDocument);
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <ConfirmStep
      isOpen={isOpen}
      title={t('mapArchives.removeQuestion', { name: isolate(name) })}
      text={t('mapArchives.removeText')}
      labels={{ confirm: t('mapArchives.remove'), cancel: t('mapArchives.keep') }}
      act={async () => {
        await remove({ variables: { id } });
        notify.success(t('mapArchives.isRemoved', { name: isolate(name) }));
        await refresh();
      }}
      onClose={onClose}
    />
  );
}

/** Buttons of an archive, by its state. One that is being made can only be cancelled. */
export function ArchiveActions({ archive }: { archive: ArchiveItem_ArchiveFragment }) {
  const { name, state, job } = archive;
  const [asked, ask] = useState<'rename' | 'remove'>();
  const { cancel, retry } = useJob();
  const shown = isolate(name);
  if (state === 'MAKING') {
    if (!job?.canCancel || job.isCancelled) return null;
    return (
      <ActionButton isSmall label={t('mapArchives.cancelName', { name: shown })} act={() => cancel(job.id)}>
        {t('mapArchives.cancel')}
      </ActionButton>
    );
  }
  const button = (which: 'rename' | 'remove', label: string) => (
    <Button color="inherit" aria-label={label} onClick={() => ask(which)} sx={{ minHeight: 44, flexShrink: 0 }}>
      {t(`mapArchives.${which}`)}
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', flexShrink: 0, alignSelf: { sm: 'flex-start' }, ml: { xs: -1, sm: 0 } }}>
      {job?.canRetry && (
        <ActionButton isSmall label={t('mapArchives.retryName', { name: shown })} act={() => retry(job.id)}>
          {t('mapArchives.retry')}
        </ActionButton>
      )}
      {button('rename', t('mapArchives.renameName', { name: shown }))}
      {button('remove', t('mapArchives.removeName', { name: shown }))}
      <RenameArchive archive={archive} isOpen={asked === 'rename'} onClose={() => ask(undefined)} />
      <RemoveArchive archive={archive} isOpen={asked === 'remove'} onClose={() => ask(undefined)} />
    </Stack>
  );
}
