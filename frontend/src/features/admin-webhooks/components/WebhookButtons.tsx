import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { SendButton } from './SendButton';
import { RenewWebhookSecretDocument, SendTestWebhookDocument } from './WebhookButtons.generated';
import type { WebhookItem_WebhookFragment } from './WebhookItem.generated';

const WebhookDialog = lazyDialog(async () => (await import('./WebhookDialog')).WebhookDialog);

interface Props {
  webhook: WebhookItem_WebhookFragment;
  /** Called with the new secret. */
  onRenewed: (secret: string) => void;
}

/** Action buttons on the page of a webhook. */
export function WebhookButtons({ webhook, onRenewed }: Props) {
  const { id } = webhook;
  const [sendTest] = useMutation(SendTestWebhookDocument);
  const [renew] = useMutation(RenewWebhookSecretDocument);
  const [open, setOpen] = useState<'edit' | 'renew'>();
  const close = () => setOpen(undefined);
  async function act() {
    const { data } = await renew({ variables: { id } });
    if (data) onRenewed(data.renewWebhookSecret.secret);
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen('renew')}>
        {t('adminWebhooks.newSecret')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setOpen('edit')}>
        {t('adminWebhooks.edit')}
      </Button>
      <SendButton send={async () => (await sendTest({ variables: { id } })).data?.sendTestWebhook}>{t('adminWebhooks.sendTest')}</SendButton>
      <WebhookDialog webhook={webhook} isOpen={open === 'edit'} onClose={close} />
      <ConfirmStep
        isOpen={open === 'renew'}
        title={t('adminWebhooks.createANewSecretQuestion')}
        text={t('adminWebhooks.messagesAreThenSigned')}
        labels={{ confirm: t('adminWebhooks.createANewSecret'), cancel: t('adminWebhooks.keepTheCurrentOne') }}
        act={act}
        onClose={close}
      />
    </>
  );
}
