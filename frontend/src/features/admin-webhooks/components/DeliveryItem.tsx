import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dotted, formatCount, formatDateTime, formatNumber } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { StandingChip } from '../../../widgets/console';
import { type DeliveryItem_DeliveryFragment, RedeliverWebhookDocument } from './DeliveryItem.generated';
import { STATES } from './deliveryStates';
import { SendButton } from './SendButton';

const TITLES: Readonly<Record<DeliveryItem_DeliveryFragment['event'], string>> = { PLACE_PUBLISHED: 'New place', REVIEW_PUBLISHED: 'New review', PING: 'Test' };

/** Returns attempts, response, duration and next attempt as text. */
function lastOf({ attempts, lastStatus, lastError, duration, nextAttemptAt }: DeliveryItem_DeliveryFragment): string {
  const answer = lastError ?? (lastStatus === null ? null : `Answered ${lastStatus}`);
  return dotted(
    attempts === 0 ? 'Not sent yet' : formatCount(attempts, 'attempt', 'attempts'),
    answer,
    duration === null ? null : `${formatNumber(duration)} ms`,
    nextAttemptAt === null ? null : `Next: ${formatDateTime(nextAttemptAt)}`,
  );
}

/** Webhook message with its delivery state. */
export function DeliveryItem({ delivery }: { delivery: DeliveryItem_DeliveryFragment }) {
  const { id, event, subjectId, state, createdAt } = delivery;
  const [redeliver] = useMutation(RedeliverWebhookDocument);
  const { label, tone } = STATES[state];
  const when = formatDateTime(createdAt);
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
                {TITLES[event]}
              </MuiLink>
            ) : (
              TITLES[event]
            )}
          </Typography>
          <StandingChip tone={tone}>{label}</StandingChip>
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
      <SendButton isSmall label={`Send again: ${TITLES[event]}, ${when}`} send={async () => (await redeliver({ variables: { id } })).data?.redeliverWebhook}>
        Send again
      </SendButton>
    </Box>
  );
}
