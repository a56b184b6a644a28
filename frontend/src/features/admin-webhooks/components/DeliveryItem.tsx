import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dotted, formatDateTime, t, type TextKey } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { StandingChip } from '../../../widgets/console';
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
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: { xs: 0.5, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
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
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lastOf(delivery)}
        </Typography>
        <Typography variant="caption" component="code" sx={{ color: 'text.secondary' }}>
          {id}
        </Typography>
      </Stack>
      <SendButton
        isSmall
        label={t('adminWebhooks.sendAgainWhat', { what: title, when })}
        send={async () => (await redeliver({ variables: { id } })).data?.redeliverWebhook}
      >
        {t('adminWebhooks.sendAgain')}
      </SendButton>
    </Box>
  );
}
