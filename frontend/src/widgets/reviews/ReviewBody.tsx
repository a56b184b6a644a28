import Typography from '@mui/material/Typography';
import { formatYearMonth, t } from '../../lib/i18n';
import { FoldedText } from '../../ui/FoldedText';
import { PhotoThumbs } from '../photos';
import type { ReviewBody_ReviewFragment } from './ReviewBody.generated';

/** Shows title, text, month of the visit and photos of a review. */
export function ReviewBody({ review: { title, comment, visitMonth, photos } }: { review: ReviewBody_ReviewFragment }) {
  return (
    <>
      {title && (
        <Typography dir="auto" variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      <FoldedText text={comment} />
      {visitMonth && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('reviews.visitedIn', { month: formatYearMonth(visitMonth) })}
        </Typography>
      )}
      <PhotoThumbs photos={photos} />
    </>
  );
}
