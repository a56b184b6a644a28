import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useViewer } from '../../../lib/account';
import { Avatar } from '../../../ui/Avatar';
import { StarRow } from '../../../ui/facts';
import { HelpfulButton } from './HelpfulButton';
import { ReviewBody } from '../../../widgets/reviews';
import { ReviewDates } from './ReviewDates';
import type { ReviewItem_ReviewFragment } from './ReviewItem.generated';
import { ReviewMenu } from './ReviewMenu';

/** Review with author, date, stars, text, and the buttons for readers. */
export function ReviewItem({ review }: { review: ReviewItem_ReviewFragment }) {
  const { viewer } = useViewer();
  const { id, user, rating } = review;
  const name = user?.name ?? t('reviews.anonymous');
  const isOwn = viewer !== null && user?.id === viewer.id;

  return (
    <Stack component="article" aria-label={t('reviews.reviewByName', { name })} sx={{ gap: 1.25, py: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Avatar name={name} src={user?.avatarUrl} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="p" noWrap>
            {user ? (
              <Link component={RouterLink} to={paths.person(user.id)} color="inherit">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Typography>
          <ReviewDates review={review} />
        </Box>
        <StarRow value={rating} numbered />
      </Stack>
      <ReviewBody review={review} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <HelpfulButton review={review} isOwn={isOwn} />
        {!isOwn && <ReviewMenu reviewId={id} what={t('reviews.theReviewByName', { name })} />}
      </Stack>
    </Stack>
  );
}
