import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { ChangedNote, useChange, useSeen } from '../../../widgets/console';
import { REVIEW_REASONS } from './rejectReasons';
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
  const approve = () => seen.orLookAgain(change(ApproveReviewsDocument, { selection }, () => 'The review is approved.'));
  const reject = (reason: string) => seen.orLookAgain(change(RejectReviewsDocument, { selection, input: { reason } }, () => 'The review is rejected.'));
  const remove = () => seen.orLookAgain(change(DeleteReviewsDocument, { selection }, () => 'The review is deleted.'));
  const changed = (
    <ChangedNote hasChanged={seen.hasChanged}>
      {title && <strong>{title}</strong>}
      <p>{comment}</p>
    </ChangedNote>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, ml: -1.75, mb: -1 }}>
      {moderation?.status !== 'APPROVED' && (
        <Button size="small" aria-label={`Approve ${what}`} onClick={() => ask('approve')} sx={button}>
          Approve
        </Button>
      )}
      {moderation?.status !== 'REJECTED' && (
        <Button size="small" color="inherit" aria-label={`Reject ${what}`} onClick={() => ask('reject')} sx={button}>
          Reject
        </Button>
      )}
      <Button size="small" color="error" aria-label={`Delete ${what}`} onClick={() => ask('delete')} sx={button}>
        Delete
      </Button>
      <ConfirmStep
        isOpen={open === 'approve'}
        title={`Approve ${what}?`}
        text="Are you sure you want to approved this review?"
        labels={{ confirm: 'Approve review', cancel: 'Cancel' }}
        isDestructive={false}
        act={approve}
        onClose={close}
      >
        {changed}
      </ConfirmStep>
      <RejectDialog
        isOpen={open === 'reject'}
        title={`Reject ${what}?`}
        text="Are you sure you want to rejected this review?"
        reasons={REVIEW_REASONS}
        onReject={reject}
        onClose={close}
      >
        {changed}
      </RejectDialog>
      <ConfirmStep
        isOpen={open === 'delete'}
        title={`Delete ${what}?`}
        text="Are you sure you want to delete this review?"
        labels={{ confirm: 'Delete review', cancel: 'Keep it' }}
        act={remove}
        onClose={close}
      >
        {changed}
      </ConfirmStep>
    </Stack>
  );
}
