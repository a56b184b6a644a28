import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { EmptyState, ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { radius } from '../../../ui/shape';
import { ConsolePage, TableSkeleton } from '../../../widgets/console';
import { SecretNote } from '../components/SecretNote';
import { WebhookItem } from '../components/WebhookItem';
import { WebhooksScreenDocument } from './WebhooksScreen.generated';

const WebhookDialog = lazyDialog(async () => (await import('../components/WebhookDialog')).WebhookDialog);

/** Webhooks, the HTTP endpoints that receive new public places and reviews: /admin/webhooks. */
export function WebhooksScreen() {
  const { data, loading, error, refetch } = useQuery(WebhooksScreenDocument, { fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const waiting = useDeferredLoading(loading && !data);
  const webhooks = data?.webhooks;

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
      {waiting && <TableSkeleton />}
      {error !== undefined && !loading && (
        <ErrorPanel
          title={t('adminWebhooks.errorLoadingWebhooks')}
          text={t('adminWebhooks.pleaseTryAgainLater')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {webhooks?.length === 0 && <EmptyState title={t('adminWebhooks.noWebhooksYet')} text={t('adminWebhooks.addTheAddress')} />}
      {webhooks !== undefined && webhooks.length > 0 && (
        <Paper
          component="ul"
          aria-label={t('adminWebhooks.title')}
          variant="outlined"
          sx={{ m: 0, px: 2, py: 0.5, listStyle: 'none', borderColor: 'divider', borderRadius: radius.card }}
        >
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </Paper>
      )}
      <WebhookDialog isOpen={isAdding} onCreated={setSecret} onClose={() => setAdding(false)} />
    </ConsolePage>
  );
}
