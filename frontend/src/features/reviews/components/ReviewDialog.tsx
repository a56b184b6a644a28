import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { ErrorPanel, Spinner } from '../../../ui/feedback';
import type { MyReview_ReviewFragment } from './MyReview.generated';
import { ReviewForm, type ReviewFormProps } from './ReviewForm';
import { ThankYou } from './ThankYou';
import { useMyReview } from './useMyReview';

/** Keeps the review from when the form was opened: saving must not switch the form to the saved review. */
function Writing({ review, ...form }: Omit<ReviewFormProps, 'onSaved'>) {
  const [opened] = useState(review);
  const [saved, setSaved] = useState<{ moderation: MyReview_ReviewFragment['moderation'] | undefined }>();
  if (saved) return <ThankYou titleId={form.titleId} moderation={saved.moderation} onClose={form.onClose} />;
  return <ReviewForm {...form} review={opened} onSaved={(moderation) => setSaved({ moderation })} />;
}

interface Props {
  place: { id: string; name: string };
  authorId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with the review form, over the page of the place; full screen on phones. */
export function ReviewDialog({ place, authorId, isOpen, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { isKnown, review, error, refetch } = useMyReview(place.id);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={isKnown ? titleId : undefined}
      aria-label={isKnown ? undefined : t('reviews.yourReview')}
    >
      {isKnown && <Writing place={place} authorId={authorId} review={review} titleId={titleId} onClose={onClose} />}
      {!isKnown && !error && <Spinner label={t('reviews.loadingYourReview')} />}
      {!isKnown && error && (
        <ErrorPanel title={t('reviews.errorLoadingYourReview')} text={t('reviews.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
