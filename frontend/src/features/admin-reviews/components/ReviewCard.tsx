import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatDateTime, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { Avatar } from '../../../ui/Avatar';
import { FoldedText } from '../../../ui/FoldedText';
import { radius } from '../../../ui/shape';
import { StarRow } from '../../../ui/facts';
import { StandingChip } from '../../../widgets/console';
import { ReviewActions } from './ReviewActions';
import { reviewName } from './reviewName';
import type { ReviewCard_ReviewFragment } from './ReviewCard.generated';

const TONES = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'error' } as const;
/** Names of the statuses. */
const STATUSES = { PENDING: 'adminReviews.isPending', APPROVED: 'adminReviews.isApproved', REJECTED: 'adminReviews.isRejected' } as const;

interface Props {
  review: ReviewCard_ReviewFragment;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Review with author, place, text and moderation status, for admins. */
export function ReviewCard({ review, isTicked, onTick }: Props) {
  const { rating, title, comment, createdAt, user, place, moderation } = review;
  const author = user?.name ?? t('adminReviews.anonymous');
  const what = reviewName(review);
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, borderColor: isTicked ? 'primary.main' : 'divider', borderRadius: radius.card }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1.5 }}>
        <Checkbox
          checked={isTicked}
          onChange={(_, next) => onTick(next)}
          slotProps={{ input: { 'aria-label': t('adminReviews.selectWhat', { what }) } }}
          sx={{ my: -0.25, ml: -1, mr: -1.25, minWidth: 44, minHeight: 44 }}
        />
        <Avatar name={author} src={user?.avatarUrl ?? null} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" sx={{ lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            <bdi>{author}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {place && (
              <>
                <MuiLink component={Link} to={paths.place(place.id)} color="inherit" sx={{ fontWeight: 600 }}>
                  <bdi>{place.name}</bdi>
                </MuiLink>
                {' · '}
              </>
            )}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Typography>
        </Box>
      </Stack>
      <Stack sx={{ alignItems: 'flex-start', gap: 0.5, mt: 1.5, mb: 0.5, '& p': { fontSize: '.875rem' } }}>
        <Stack direction="row" sx={{ alignItems: 'center', alignSelf: 'stretch', gap: 0.75 }}>
          <StarRow value={rating} />
          <Typography variant="body2" component="span" aria-hidden>
            ({rating}/5)
          </Typography>
          {moderation && (
            <Box sx={{ ml: 'auto' }}>
              <StandingChip tone={TONES[moderation.status]}>{t(STATUSES[moderation.status])}</StandingChip>
            </Box>
          )}
        </Stack>
        {title && (
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            <bdi>{title}</bdi>
          </Typography>
        )}
        <FoldedText text={comment} />
        {moderation?.isHeld && <Typography sx={{ color: 'warning.main' }}>{t('adminReviews.severalPeopleHaveReported')}</Typography>}
        {moderation?.reason && (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{t('adminReviews.reason', { reason: moderation.reason })}</Typography>
        )}
      </Stack>
      <ReviewActions review={review} what={what} />
    </Paper>
  );
}
