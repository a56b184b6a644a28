import Typography from '@mui/material/Typography';
import { dotted, formatDate, formatYearMonth, t } from '../../../../lib/i18n';
import { StarRow } from '../../../../ui/facts';
import { PhotoThumbs } from '../../../../widgets/photos';
import type { ReviewContent_ReviewFragment } from './ReviewContent.generated';

/** Whole review, never truncated. */
export function ReviewContent({ review }: { review: ReviewContent_ReviewFragment }) {
  const { rating, title, comment, visitMonth, createdAt, editedAt, photos } = review;
  const facts = [
    t('moderation.written', { day: formatDate(createdAt) }),
    editedAt && t('moderation.edited', { day: formatDate(editedAt) }),
    visitMonth && t('moderation.visited', { month: formatYearMonth(visitMonth) }),
  ];
  return (
    <>
      <StarRow value={rating} numbered />
      {title && (
        <Typography variant="h4" component="h3">
          <bdi>{title}</bdi>
        </Typography>
      )}
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line' }}>
        <bdi>{comment}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(...facts)}
      </Typography>
      <PhotoThumbs photos={photos} label={t('moderation.photosOfTheReview')} />
    </>
  );
}
