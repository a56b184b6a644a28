import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { t } from '../../lib/i18n';
import { inputSchema } from '../../lib/api';
import { ConfirmDialog } from '../../ui/feedback';
import { FormField, useServerForm } from '../../ui/form';

interface Props {
  isOpen: boolean;
  title: string;
  /** Text above the field for the reason. */
  text?: string;
  /** Common reasons, as sentences that the author can read. */
  reasons: readonly string[];
  /** Former reason, which can be changed. */
  reason?: string;
  /** Rejects the item for the reason; false keeps the dialog open. */
  onReject: (reason: string) => Promise<boolean>;
  onClose: () => void;
  /** Note about changes since the dialog was opened. */
  children?: ReactNode;
}

/** Asks for the reason of a rejection, which the author of the item reads. */
export function RejectDialog({ isOpen, title, text, reasons, reason: given = '', onReject, onClose, children }: Props) {
  const form = useServerForm({
    initialValues: { reason: given },
    schema: inputSchema('RejectionInput'),
    async submit({ reason }) {
      if (await onReject(reason.trim())) onClose();
    },
    failure: t('console.itCouldNotBeRejected'),
  });
  const fill = useEffectEvent(() => {
    if (given) void form.setFieldValue('reason', given);
  });
  useEffect(() => {
    if (isOpen) fill();
  }, [isOpen]);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      labels={{ confirm: t('console.reject'), cancel: t('console.cancel') }}
      busy={form.isSubmitting}
      formProps={form.formProps}
      onClose={onClose}
      onExited={() => form.resetForm()}
    >
      {children}
      {text && <Typography>{text}</Typography>}
      <Stack direction="row" role="group" aria-label={t('console.commonReasons')} sx={{ flexWrap: 'wrap', gap: 1 }}>
        {reasons.map((reason) => (
          <Chip
            key={reason}
            label={reason}
            variant={form.values.reason === reason ? 'filled' : 'outlined'}
            onClick={() => void form.setFieldValue('reason', reason)}
            sx={{ height: 'auto', minHeight: 36, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 } }}
          />
        ))}
      </Stack>
      <FormField {...form.field('reason')} label={t('console.reason')} hint={t('console.theAuthorSeesThisReason')} multiline minRows={2} maxRows={6} />
    </ConfirmDialog>
  );
}
