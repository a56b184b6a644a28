import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { lazyDialog } from '../../../ui/lazy';
import { ConsoleList, ConsolePage } from '../../../widgets/console';
import { SecretNote } from '../components/SecretNote';
import { WebhookItem } from '../components/WebhookItem';
import { WebhooksScreenDocument } from './WebhooksScreen.generated';

const WebhookDialog = lazyDialog(async () => (await import('../components/WebhookDialog')).WebhookDialog);

/** Webhooks, the HTTP endpoints that receive new public places and reviews: /admin/webhooks. */
export function WebhooksScreen() {
  const query = useQuery(WebhooksScreenDocument, { fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();

  return (
    <ConsolePage
      title={t('adminWebhooks.title')}
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
          {t('adminWebhooks.newWebhook')}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{t('adminWebhooks.aWebhookNotifies')}</Typography>
      {secret !== undefined && <SecretNote secret={secret} onDone={() => setSecret(undefined)} />}
      <ConsoleList
        label={t('adminWebhooks.title')}
        rows={query.data?.webhooks}
        state={query}
        failure={{ title: t('adminWebhooks.errorLoadingWebhooks'), text: t('adminWebhooks.pleaseTryAgainLater') }}
        empty={{ title: t('adminWebhooks.noWebhooksYet'), text: t('adminWebhooks.addTheAddress') }}
      >
        {(webhook) => <WebhookItem key={webhook.id} webhook={webhook} />}
      </ConsoleList>
      <WebhookDialog isOpen={isAdding} onCreated={setSecret} onClose={() => setAdding(false)} />
    </ConsolePage>
  );
}
