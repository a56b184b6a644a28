import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { relativeTime, t } from '../../../lib/i18n';
import { FramedItem, StandingChip } from '../../../widgets/console';
import { STATES } from './deliveryStates';
import { EVENT_NAMES, webhookName } from './events';
import { offReasonOf } from './outcomes';
import { WebhookActions } from './WebhookActions';
import type { WebhookItem_WebhookFragment } from './WebhookItem.generated';
import { WebhookState } from './WebhookState';

/** Webhook in the list: description, address, state and last delivery. */
export function WebhookItem({ webhook }: { webhook: WebhookItem_WebhookFragment }) {
  const { id, url, events, isActive, offReason, lastDelivery } = webhook;
  return (
    <FramedItem
      heading={
        <>
          <MuiLink component={Link} to={paths.adminWebhook(id)} variant="subtitle1" color="inherit">
            {webhookName(webhook)}
          </MuiLink>
          <WebhookState isActive={isActive} offReason={offReason} />
          {events.map((event) => (
            <StandingChip key={event}>{t(EVENT_NAMES[event])}</StandingChip>
          ))}
        </>
      }
      action={
        <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5, ml: { xs: -1.5, sm: 0 } }}>
          <WebhookActions webhook={webhook} />
        </Stack>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>{url}</bdi>
      </Typography>
      {offReason !== null && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {offReasonOf(offReason)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lastDelivery
          ? t('adminWebhooks.lastMessage', { when: relativeTime(lastDelivery.createdAt), state: t(STATES[lastDelivery.state].label) })
          : t('adminWebhooks.noMessagesYet')}
      </Typography>
    </FramedItem>
  );
}
