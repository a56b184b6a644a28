import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isolate, t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { useNotify } from '../../../ui/toast';
import { ActionButton, useChange, useRefresh } from '../../../widgets/console';
import { type BinRow_ItemFragment, DeletePermanentlyDocument, RestoreChangeDocument, RestoreDocument } from './BinRow.generated';

const row = {
  flexWrap: 'wrap',
  justifyContent: { sm: 'flex-end' },
  gap: 0.5,
  maxWidth: { sm: '50%' },
  mt: { xs: 0.5, sm: 0 },
  '& > .MuiButton-root': { ml: 0, px: 1.5 },
} as const;

const restored = (count: number): string => t('bin.restored', { count });
const notRestored = (ids: readonly string[]): string => t('bin.notRestored', { count: ids.length });

/** Buttons of a deleted thing. */
export function BinActions({ item, name }: { item: BinRow_ItemFragment; name: string }) {
  const { id, kind, changeId, sameChange, obstacle } = item;
  const change = useChange();
  const notify = useNotify();
  const refresh = useRefresh();
  const [deletePermanently] = useMutation(DeletePermanentlyDocument);
  const [isAsking, setAsking] = useState(false);
  const first = obstacle?.first;
  const isolated = isolate(name);
  const remove = async () => {
    await deletePermanently({ variables: { kind, ids: [id] } });
    notify.success(t('bin.nameIsDeletedPermanently', { name: isolated }));
    await refresh();
  };
  return (
    <Stack direction="row" sx={row}>
      {!obstacle && (
        <ActionButton
          label={t('bin.restoreName', { name })}
          act={() => change(RestoreDocument, { kind, ids: [id] }, () => t('bin.nameIsRestored', { name: isolated }))}
        >
          {t('bin.restore')}
        </ActionButton>
      )}
      {first && (
        <ActionButton act={() => change(RestoreDocument, { kind: first.kind, ids: [first.id] }, restored)}>
          {t(first.kind === 'CITY' ? 'bin.restoreCity' : 'bin.restorePlace')}
        </ActionButton>
      )}
      {changeId && sameChange > 1 && (
        <ActionButton isSmall act={() => change(RestoreChangeDocument, { changeId }, restored, notRestored)}>
          {t('bin.restoreAll', { count: sameChange })}
        </ActionButton>
      )}
      <Button color="error" aria-label={t('bin.deleteNamePermanently', { name })} onClick={() => setAsking(true)} sx={{ minHeight: 44, flexShrink: 0 }}>
        {t('bin.deletePermanently')}
      </Button>
      <ConfirmStep
        isOpen={isAsking}
        title={t('bin.deleteNamePermanentlyQuestion', { name: isolated })}
        text={t('bin.thisCannotBeUndone')}
        labels={{ confirm: t('bin.deletePermanently'), cancel: t('bin.keepIt') }}
        act={remove}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
