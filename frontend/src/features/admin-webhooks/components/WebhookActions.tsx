import { useMutation } from '@apollo/client/react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
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
    notify.success(t('adminWebhooks.nameIsDeleted', { name }));
    await refresh();
  }
  return (
    <>
      <RowLink label={t('adminWebhooks.messagesToName', { name })} icon={ListAltOutlined} to={paths.adminWebhook(id)} />
      <RowButton label={t('adminWebhooks.editName', { name })} icon={EditOutlined} onClick={() => setOpen('edit')} />
      <RowButton label={t('adminWebhooks.deleteName', { name })} icon={DeleteOutlined} isDestructive onClick={() => setOpen('delete')} />
      <WebhookDialog webhook={webhook} isOpen={open === 'edit'} onClose={close} />
      <ConfirmStep
        isOpen={open === 'delete'}
        title={t('adminWebhooks.deleteNameQuestion', { name })}
        text={t('adminWebhooks.itGetsNoMoreMessages')}
        labels={{ confirm: t('adminWebhooks.deleteName', { name }), cancel: t('adminWebhooks.keepIt') }}
        act={act}
        onClose={close}
      />
    </>
  );
}
