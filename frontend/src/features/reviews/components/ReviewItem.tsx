import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatNumber } from '../../../lib/format';
import { Avatar } from '../../../ui/Avatar';
import { FoldedText } from './FoldedText';
import type { ReviewItem_ReviewFragment } from './ReviewItem.generated';
import { StarRow } from './StarRow';

function helpfulLine(count: number): string {
  return count === 1 ? '1 person found this helpful' : `${formatNumber(count)} people found this helpful`;
}

/** One review: who, when, how many stars, and what it says. */
export function ReviewItem({ review }: { review: ReviewItem_ReviewFragment }) {
  const name = review.user?.name ?? 'Anonymous';

  return (
    <Stack component="article" aria-label={`Review by ${name}`} sx={{ gap: 1.25, py: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Avatar name={name} src={review.user?.avatarUrl} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="p" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" component="time" dateTime={review.createdAt} sx={{ color: 'text.secondary' }}>
            {formatDate(review.createdAt)}
          </Typography>
        </Box>
        <StarRow value={review.rating} numbered />
      </Stack>
      {review.title && (
        <Typography variant="h4" component="h3">
          {review.title}
        </Typography>
      )}
      <FoldedText text={review.comment} />
      {review.helpfulCount > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {helpfulLine(review.helpfulCount)}
        </Typography>
      )}
    </Stack>
  );
}
