import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { ChangedNote, useChange, useSeen } from '../../../widgets/console';
import { reviewReasons } from './rejectReasons';
import type { ReviewCard_ReviewFragment } from './ReviewCard.generated';
import { ApproveReviewsDocument, DeleteReviewsDocument, RejectReviewsDocument } from './ReviewCard.generated';

const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);

const button = { minHeight: 44 } as const;

interface Props {
  review: ReviewCard_ReviewFragment;
  /** Name of the review, for example "the review of Gateway of India by Asha Rao". */
  what: string;
}

/** Action buttons of a review; each action needs confirmation. */
export function ReviewActions({ review: { id, title, comment, moderation }, what }: Props) {
  const change = useChange();
  const seen = useSeen(moderation?.version ?? 0);
  const [open, setOpen] = useState<'approve' | 'reject' | 'delete'>();
  const ask = (step: typeof open) => {
    seen.look();
    setOpen(step);
  };
  const close = () => setOpen(undefined);
  const selection = { seen: [{ id, version: seen.version }] };
  const approve = () => seen.orLookAgain(change(ApproveReviewsDocument, { selection }, () => t('adminReviews.theReviewIsApproved')));
  const reject = (reason: string) =>
    seen.orLookAgain(change(RejectReviewsDocument, { selection, input: { reason } }, () => t('adminReviews.theReviewIsRejected')));
  const remove = () => seen.orLookAgain(change(DeleteReviewsDocument, { selection }, () => t('adminReviews.theReviewIsDeleted')));
  const changed = (
    <ChangedNote hasChanged={seen.hasChanged}>
      {title && <strong>{title}</strong>}
      <p>{comment}</p>
    </ChangedNote>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, ml: -1.75, mb: -1 }}>
      {moderation?.status !== 'APPROVED' && (
        <Button size="small" aria-label={t('adminReviews.approveWhat', { what })} onClick={() => ask('approve')} sx={button}>
          {t('adminReviews.approve')}
        </Button>
      )}
      {moderation?.status !== 'REJECTED' && (
        <Button size="small" color="inherit" aria-label={t('adminReviews.rejectWhat', { what })} onClick={() => ask('reject')} sx={button}>
          {t('adminReviews.reject')}
        </Button>
      )}
      <Button size="small" color="error" aria-label={t('adminReviews.deleteWhat', { what })} onClick={() => ask('delete')} sx={button}>
        {t('adminReviews.delete')}
      </Button>
      <ConfirmStep
        isOpen={open === 'approve'}
        title={t('adminReviews.approveWhatQuestion', { what })}
        text={t('adminReviews.sureToApproved')}
        labels={{ confirm: t('adminReviews.approveReview'), cancel: t('adminReviews.cancel') }}
        isDestructive={false}
        act={approve}
        onClose={close}
      >
        {changed}
      </ConfirmStep>
      <RejectDialog
        isOpen={open === 'reject'}
        title={t('adminReviews.rejectWhatQuestion', { what })}
        text={t('adminReviews.sureToRejected')}
        reasons={reviewReasons()}
        onReject={reject}
        onClose={close}
      >
        {changed}
      </RejectDialog>
      <ConfirmStep
        isOpen={open === 'delete'}
        title={t('adminReviews.deleteWhatQuestion', { what })}
        text={t('adminReviews.sureToDelete', { count: 1 })}
        labels={{ confirm: t('adminReviews.deleteReview'), cancel: t('adminReviews.keepIt') }}
        act={remove}
        onClose={close}
      >
        {changed}
      </ConfirmStep>
    </Stack>
  );
}
