import CloseRounded from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { FormField, SubmitButton } from '../../../ui/form';
import { PhotoPicker } from '../../../widgets/photos';
import { MAX_PHOTOS } from '../reviewForm';
import { CommentField } from './CommentField';
import { MonthField } from './MonthField';
import type { MyReview_ReviewFragment } from './MyReview.generated';
import { StarInput } from './StarInput';
import { useReviewForm } from './useReviewForm';

export interface ReviewFormProps {
  place: { id: string; name: string };
  authorId: string;
  /** Review to edit; null for a new one. */
  review: MyReview_ReviewFragment | null;
  titleId: string;
  onSaved: (moderation: MyReview_ReviewFragment['moderation'] | undefined) => void;
  onClose: () => void;
}

/** Review form: stars first, then text; the rest is optional. Closing it keeps a draft. */
export function ReviewForm({ place, authorId, review, titleId, onSaved, onClose }: ReviewFormProps) {
  const form = useReviewForm({ placeId: place.id, authorId, review, onSaved });
  const { values, refusal, isSubmitting, setFieldValue } = form;
  const rating = form.field('rating');
  const label = review ? t('reviews.saveChanges') : t('reviews.postReview');

  return (
    <Stack component="form" {...form.formProps} sx={{ flex: 1, minHeight: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 2, pl: { xs: 2, sm: 3 }, pr: 1.5, pt: 2, pb: 1.5 }}>
        <Stack sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
          <Typography id={titleId} variant="h3" component="h2">
            {review ? t('reviews.editYourReview') : t('reviews.writeAReview')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi>{place.name}</bdi>
          </Typography>
        </Stack>
        <IconButton aria-label={t('reviews.close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 }, py: 2.5 }}>
        <Stack sx={{ gap: 2.5 }}>
          {form.isRestored && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" size="small" onClick={form.discard}>
                  {t('reviews.discard')}
                </Button>
              }
            >
              {t('reviews.yourDraftIsBack')}
            </Alert>
          )}
          <StarInput value={values.rating} error={rating.message} onChange={(stars) => void setFieldValue('rating', stars)} />
          <FormField {...form.field('title')} label={t('reviews.titleOptional')} autoComplete="off" />
          <CommentField {...form.field('comment')} value={values.comment} />
          <MonthField {...form.field('visitMonth')} value={values.visitMonth} onChange={(month) => void setFieldValue('visitMonth', month)} />
          <PhotoPicker
            label={t('reviews.photosOptional')}
            value={values.photos}
            max={MAX_PHOTOS}
            error={refusal?.photos}
            onChange={(photos) => void setFieldValue('photos', photos)}
            onBusy={form.setUploading}
          />
        </Stack>
      </DialogContent>
      <Stack sx={{ px: { xs: 2, sm: 3 }, py: 2, gap: 1.5 }}>
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <DialogActions sx={{ p: 0 }}>
          <SubmitButton busy={isSubmitting} fullWidth>
            {refusal ? t('reviews.tryAgain') : label}
          </SubmitButton>
        </DialogActions>
      </Stack>
    </Stack>
  );
}
