import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { isNotFound } from '../../../lib/api';
import { ConsolePage, FramedList, ListResults, pageOf, StandingChip, useAdminList } from '../../../widgets/console';
import { RecordNotFound } from '../../../widgets/record-form';
import { DeliveryItem } from '../components/DeliveryItem';
import { EVENT_NAMES, webhookName } from '../components/events';
import { offReasonOf } from '../components/outcomes';
import { SecretNote } from '../components/SecretNote';
import { WebhookButtons } from '../components/WebhookButtons';
import { WebhookState } from '../components/WebhookState';
import { WebhookScreenDocument } from './WebhookScreen.generated';

/** Messages of one webhook: /admin/webhooks/:id. */
export function WebhookScreen() {
  const { id = '' } = useParams();
  const variablesOf = (address: URLSearchParams) => ({ id, page: pageOf(address) });
  const { data, state } = useAdminList(WebhookScreenDocument, variablesOf, ({ webhookDeliveries }) => webhookDeliveries);
  const [secret, setSecret] = useState<string>();
  const webhook = data?.webhooks.find((one) => one.id === id);

  if (isNotFound(state.error)) {
    return (
      <RecordNotFound
        title={t('adminWebhooks.webhookNotFound')}
        text={t('adminWebhooks.theWebhookYoureLookingFor')}
        back={{ to: paths.adminWebhooks, label: t('adminWebhooks.backToWebhooks') }}
      />
    );
  }
  return (
    <ConsolePage
      title={webhook ? webhookName(webhook) : t('adminWebhooks.webhook')}
      actions={webhook && <WebhookButtons webhook={webhook} onRenewed={setSecret} />}
    >
      {webhook && (
        <Stack sx={{ gap: 1, mb: 2 }}>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi>{webhook.url}</bdi>
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <WebhookState isActive={webhook.isActive} offReason={webhook.offReason} />
            {webhook.events.map((event) => (
              <StandingChip key={event}>{t(EVENT_NAMES[event])}</StandingChip>
            ))}
          </Stack>
          {webhook.offReason !== null && <Alert severity="error">{t('adminWebhooks.turnItOn', { reason: offReasonOf(webhook.offReason) })}</Alert>}
        </Stack>
      )}
      {secret !== undefined && <SecretNote secret={secret} onDone={() => setSecret(undefined)} />}
      <ListResults
        {...state}
        failure={{ title: t('adminWebhooks.errorLoadingMessages'), text: t('adminWebhooks.pleaseTryAgainLater') }}
        empty={{ title: t('adminWebhooks.noMessagesYet'), text: t('adminWebhooks.messagesAreKept') }}
      >
        {(deliveries) => (
          <FramedList component="ol" label={t('adminWebhooks.messages')}>
            {deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} />
            ))}
          </FramedList>
        )}
      </ListResults>
    </ConsolePage>
  );
}
