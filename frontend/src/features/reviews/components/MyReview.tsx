import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { lazyDialog, useOpenings } from '../../../ui/lazy';
import { ModerationNote } from '../../../ui/feedback';
import { radius } from '../../../ui/shape';
import { StarRow } from '../../../ui/facts';
import { ReviewBody } from '../../../widgets/reviews';
import { ReviewDates } from './ReviewDates';
import { ReviewWriter } from './ReviewWriter';
import { useMyReview } from './useMyReview';
import { useWriteReview } from './useWriteReview';

const DeleteReviewDialog = lazyDialog(async () => (await import('./DeleteReviewDialog')).DeleteReviewDialog);

/** Viewer's review of a place with its moderation state, and buttons to edit and delete it. */
export function MyReview({ place }: { place: { id: string; name: string } }) {
  const id = useId();
  const { review } = useMyReview(place.id);
  const { open } = useWriteReview();
  const [isDeleting, setDeleting] = useState(false);
  const openings = useOpenings(isDeleting);

  return (
    <>
      {review && (
        <Paper
          component="section"
          variant="outlined"
          aria-labelledby={id}
          sx={{ p: { xs: 2.5, sm: 3 }, mb: 4, borderRadius: radius.panel, borderColor: 'divider' }}
        >
          <Stack sx={{ gap: 1.5 }}>
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
              <Typography id={id} variant="h4" component="h3">
                {t('reviews.yourReview')}
              </Typography>
              <StarRow value={review.rating} numbered />
            </Stack>
            <ReviewDates review={review} />
            {review.moderation && <ModerationNote moderation={review.moderation} />}
            <ReviewBody review={review} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {review.viewerCan.edit && (
                <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} aria-haspopup="dialog" onClick={open}>
                  {t('reviews.edit')}
                </Button>
              )}
              {review.viewerCan.delete && (
                <Button color="error" startIcon={<DeleteOutlineRounded />} aria-haspopup="dialog" onClick={() => setDeleting(true)}>
                  {t('reviews.delete')}
                </Button>
              )}
            </Stack>
          </Stack>
        </Paper>
      )}
      {openings > 0 && <DeleteReviewDialog key={openings} place={place} reviewId={review?.id} isOpen={isDeleting} onClose={() => setDeleting(false)} />}
      <ReviewWriter place={place} />
    </>
  );
}
