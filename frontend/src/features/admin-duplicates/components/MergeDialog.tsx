import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isolate, t } from '../../../lib/i18n';
import { ConfirmDialog } from '../../../ui/feedback';

interface Props {
  /** Names of the place that stays and of the one that goes. */
  keptName: string;
  goneName: string;
  isOpen: boolean;
  onClose: () => void;
  /** Merges the places. */
  onMerge: () => Promise<void>;
}

/** Dialog that asks before two places are merged. */
export function MergeDialog({ keptName, goneName, isOpen, onClose, onMerge }: Props) {
  const [busy, setBusy] = useState(false);
  const [kept, gone] = [isolate(keptName), isolate(goneName)];
  async function submit() {
    if (busy) return;
    setBusy(true);
    await onMerge();
    setBusy(false);
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('adminDuplicates.mergeQuestion', { kept, gone })}
      labels={{ confirm: t('adminDuplicates.mergePlaces'), cancel: t('adminDuplicates.cancel') }}
      busy={busy}
      formProps={{
        onSubmit(event) {
          event.preventDefault();
          void submit();
        },
        noValidate: true,
        ref: undefined,
      }}
      onClose={onClose}
    >
      <Typography>{t('adminDuplicates.mergeText', { kept, gone })}</Typography>
      <Typography>{t('adminDuplicates.mergeReviews')}</Typography>
      <Alert severity="warning">{t('adminDuplicates.noUndo')}</Alert>
    </ConfirmDialog>
  );
}
