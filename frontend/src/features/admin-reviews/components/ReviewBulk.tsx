import { useState } from 'react';
import type { AdminReviewFilter } from '../../../graphql/schema.generated';
import { formatCount } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { BulkButton, ExportButton, type Selection, useBulk } from '../../../widgets/console';
import { REVIEW_REASONS } from './rejectReasons';
import { ApproveReviewsDocument, DeleteReviewsDocument, RejectReviewsDocument } from './ReviewCard.generated';

const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);

const reviews = (n: number) => formatCount(n, 'review', 'reviews');

/** Actions on all selected reviews. */
export function ReviewBulk({ selection }: { selection: Selection<AdminReviewFilter> }) {
  const { input, count } = selection;
  const change = useBulk(selection);
  const [open, setOpen] = useState<'approve' | 'reject' | 'delete'>();
  const close = () => setOpen(undefined);
  const these = count === 1 ? 'this review' : 'these reviews';
  const approve = async () => {
    await change(ApproveReviewsDocument, { selection: input }, (n) => `${reviews(n)} approved.`);
  };
  const reject = (reason: string) => change(RejectReviewsDocument, { selection: input, input: { reason } }, (n) => `${reviews(n)} rejected.`);
  const remove = async () => {
    await change(DeleteReviewsDocument, { selection: input }, (n) => `${reviews(n)} deleted.`);
  };
  return (
    <>
      <BulkButton onClick={() => setOpen('approve')}>Approve</BulkButton>
      <BulkButton onClick={() => setOpen('reject')}>Reject</BulkButton>
      <ExportButton list="reviews" ids={selection.ids} />
      <BulkButton color="error" onClick={() => setOpen('delete')}>
        Delete
      </BulkButton>
      <ConfirmStep
        isOpen={open === 'approve'}
        title={`Approve ${reviews(count)}?`}
        text={`Are you sure you want to approve ${these}?`}
        labels={{ confirm: `Approve ${reviews(count)}`, cancel: 'Cancel' }}
        isDestructive={false}
        act={approve}
        onClose={close}
      />
      <RejectDialog
        isOpen={open === 'reject'}
        title={`Reject ${reviews(count)}?`}
        text={`Are you sure you want to reject ${these}?`}
        reasons={REVIEW_REASONS}
        onReject={reject}
        onClose={close}
      />
      <ConfirmStep
        isOpen={open === 'delete'}
        title={`Delete ${reviews(count)}?`}
        text={`Are you sure you want to delete ${these}?`}
        labels={{ confirm: `Delete ${reviews(count)}`, cancel: 'Keep them' }}
        act={remove}
        onClose={close}
      />
    </>
  );
}
