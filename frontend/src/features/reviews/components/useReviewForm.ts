import { useEffect, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { fieldErrorsOf, isUnauthenticated, messageOf } from '../../../lib/api';
import { useDraft } from '../../../lib/browser';
import { useServerForm } from '../../../ui/form';
import { draftKey, isReviewValues } from '../reviewDraft';
import { inputOf, reviewSchema, valuesOf } from '../reviewForm';
import type { MyReview_ReviewFragment } from './MyReview.generated';
import { useSaveReview } from './useSaveReview';

interface Options {
  placeId: string;
  authorId: string;
  /** Review to edit; null for a new one. */
  review: MyReview_ReviewFragment | null;
  /** Called after saving, with the review's moderation state. */
  onSaved: (moderation: MyReview_ReviewFragment['moderation'] | undefined) => void;
}

/** Form state of the viewer's review: draft, validation, and the server's error if it rejected the review. */
export function useReviewForm({ placeId, authorId, review, onSaved }: Options) {
  const notify = useNotify();
  const { found, fresh, keep, forget, attempt } = useDraft({
    key: draftKey(placeId),
    authorId,
    fresh: valuesOf(review),
    isValues: isReviewValues,
  });
  const save = useSaveReview(placeId, review?.id);
  const [refusal, setRefusal] = useState<{ message: string; photos?: string | undefined }>();
  const [isUploading, setUploading] = useState(false);
  const [isRestored, setRestored] = useState(found !== undefined);

  const form = useServerForm({
    initialValues: found ?? fresh,
    schema: reviewSchema,
    async submit(values) {
      setRefusal(isUploading ? { message: t('reviews.yourPhotosAreStillOn') } : undefined);
      if (isUploading) return;
      try {
        const saved = await save(inputOf(values), attempt(values));
        forget();
        onSaved(saved?.moderation);
      } catch (error) {
        const fields = fieldErrorsOf(error);
        if (Object.keys(fields).some((name) => name in values)) throw error;
        if (isUnauthenticated(error)) notify.info(t('reviews.pleaseSignInAgainYour'));
        setRefusal({ message: messageOf(error), photos: fields.photoIds });
      }
    },
    failure: t('reviews.yourReviewCouldNotBeSaved'),
  });

  const { values, resetForm } = form;
  useEffect(() => keep(values), [keep, values]);
  const discard = () => {
    resetForm({ values: fresh });
    forget();
    setRestored(false);
  };
  return { ...form, refusal, isRestored, discard, setUploading };
}
