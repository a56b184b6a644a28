import { useMutation } from '@apollo/client/react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import { useState } from 'react';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { RowButton, RowLink, useRefresh } from '../../../widgets/console';
import { webhookName } from './events';
import { DeleteWebhookDocument } from './WebhookActions.generated';
import type { WebhookItem_WebhookFragment } from './WebhookItem.generated';

const WebhookDialog = lazyDialog(async () => (await import('./WebhookDialog')).WebhookDialog);

/** Action buttons of a webhook in the list. */
export function WebhookActions({ webhook }: { webhook: WebhookItem_WebhookFragment }) {
  const { id } = webhook;
  const name = webhookName(webhook);
  const notify = useNotify();
  const refresh = useRefresh();
  const [remove] = useMutation(DeleteWebhookDocument);
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);

  async function act() {
    await remove({ variables: { id } });
    notify.success(`${name} is deleted.`);
    await refresh();
  }
  return (
    <>
      <RowLink label={`Messages to ${name}`} icon={ListAltOutlined} to={paths.adminWebhook(id)} />
      <RowButton label={`Edit ${name}`} icon={EditOutlined} onClick={() => setOpen('edit')} />
      <RowButton label={`Delete ${name}`} icon={DeleteOutlined} isDestructive onClick={() => setOpen('delete')} />
      <WebhookDialog webhook={webhook} isOpen={open === 'edit'} onClose={close} />
      <ConfirmStep
        isOpen={open === 'delete'}
        title={`Delete ${name}?`}
        text="It gets no more messages, and the record of its messages is deleted."
        labels={{ confirm: `Delete ${name}`, cancel: 'Keep it' }}
        act={act}
        onClose={close}
      />
    </>
  );
}
