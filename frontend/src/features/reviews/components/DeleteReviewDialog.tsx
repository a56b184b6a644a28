import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { writeDraft } from '../../../lib/browser';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { messageOf } from '../../../lib/api';
import { ConfirmDialog } from '../../../ui/feedback';
import { draftKey } from '../reviewDraft';
import { DeleteReviewDocument } from './MyReview.generated';
import { SHOWING } from './useSaveReview';

interface Props {
  place: { id: string; name: string };
  /** Undefined after the deletion. */
  reviewId: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that deletes the viewer's review of a place after a confirmation. */
export function DeleteReviewDialog({ place, reviewId, isOpen, onClose }: Props) {
  const notify = useNotify();
  const [refusal, setRefusal] = useState<string>();
  const [deleteReview, { loading }] = useMutation(DeleteReviewDocument, { refetchQueries: SHOWING });
  const confirm = async (id: string) => {
    setRefusal(undefined);
    try {
      await deleteReview({ variables: { id } });
    } catch (error) {
      setRefusal(messageOf(error));
      return;
    }
    writeDraft(draftKey(place.id), undefined);
    onClose();
    notify.success(t('reviews.yourReviewHasBeenDeleted'));
  };

  const exited = () => {
    // The button that opened the dialog was removed with the review.
    if (reviewId === undefined) document.getElementById('reviews')?.focus({ preventScroll: true });
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('reviews.deleteYourReviewOfName', { name: place.name })}
      labels={{ confirm: t('reviews.deleteMyReview'), cancel: t('reviews.keepMyReview') }}
      busy={loading}
      refusal={refusal}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!loading && reviewId !== undefined) void confirm(reviewId);
        },
      }}
      onClose={onClose}
      onExited={exited}
    >
      <Typography>{t('reviews.itsStarsWordsPhotosAnd')}</Typography>
    </ConfirmDialog>
  );
}
