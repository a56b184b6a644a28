import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
      title="Webhooks"
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
          New webhook
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>
        A webhook notifies another program as soon as a place or a review is public.
      </Typography>
      {secret !== undefined && <SecretNote secret={secret} onDone={() => setSecret(undefined)} />}
      {waiting && <TableSkeleton />}
      {error !== undefined && !loading && (
        <ErrorPanel title="Error loading webhooks" text="Please try again later." error={error} onRetry={() => void refetch()} />
      )}
      {webhooks?.length === 0 && <EmptyState title="No webhooks yet" text="Add the address of a program that should be notified of new places and reviews." />}
      {webhooks !== undefined && webhooks.length > 0 && (
        <Paper
          component="ul"
          aria-label="Webhooks"
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
