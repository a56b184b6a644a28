import { useMutation } from '@apollo/client/react';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dotted, formatDateTime, t, type TextKey } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { FramedItem, StandingChip } from '../../../widgets/console';
import { type DeliveryItem_DeliveryFragment, RedeliverWebhookDocument } from './DeliveryItem.generated';
import { STATES } from './deliveryStates';
import { errorOf } from './outcomes';
import { SendButton } from './SendButton';

const TITLES = {
  PLACE_PUBLISHED: 'adminWebhooks.newPlace',
  REVIEW_PUBLISHED: 'adminWebhooks.newReview',
  PING: 'adminWebhooks.test',
} as const satisfies Record<DeliveryItem_DeliveryFragment['event'], TextKey>;

/** Returns attempts, response, duration and next attempt as text. */
function lastOf({ attempts, lastStatus, lastError, duration, nextAttemptAt }: DeliveryItem_DeliveryFragment): string {
  const answer = lastStatus === null ? null : t('adminWebhooks.answered', { status: String(lastStatus) });
  return dotted(
    attempts === 0 ? t('adminWebhooks.notSentYet') : t('adminWebhooks.attempts', { count: attempts }),
    lastError === null ? answer : errorOf(lastError),
    duration === null ? null : t('adminWebhooks.milliseconds', { duration }),
    nextAttemptAt === null ? null : t('adminWebhooks.next', { when: formatDateTime(nextAttemptAt) }),
  );
}

/** Webhook message with its delivery state. */
export function DeliveryItem({ delivery }: { delivery: DeliveryItem_DeliveryFragment }) {
  const { id, event, subjectId, state, createdAt } = delivery;
  const [redeliver] = useMutation(RedeliverWebhookDocument);
  const { label, tone } = STATES[state];
  const when = formatDateTime(createdAt);
  const title = t(TITLES[event]);
  return (
    <FramedItem
      heading={
        <>
          <Typography variant="subtitle1" component="span">
            {event === 'PLACE_PUBLISHED' ? (
              <MuiLink component={Link} to={paths.adminPlace(subjectId)} color="inherit">
                {title}
              </MuiLink>
            ) : (
              title
            )}
          </Typography>
          <StandingChip tone={tone}>{t(label)}</StandingChip>
          <Typography variant="body2" component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
            {when}
          </Typography>
        </>
      }
      action={
        <SendButton
          isSmall
          label={t('adminWebhooks.sendAgainWhat', { what: title, when })}
          send={async () => (await redeliver({ variables: { id } })).data?.redeliverWebhook}
        >
          {t('adminWebhooks.sendAgain')}
        </SendButton>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lastOf(delivery)}
      </Typography>
      <Typography variant="caption" component="code" sx={{ color: 'text.secondary' }}>
        {id}
      </Typography>
    </FramedItem>
  );
}
