import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AdminReviewFilter } from '../../../graphql/schema.generated';
import { t } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { BulkButton, ExportButton, MoreThanCounted, type Selection, useBulk } from '../../../widgets/console';
import { reviewReasons } from './rejectReasons';
import { ApproveReviewsDocument, DeleteReviewsDocument, RejectReviewsDocument } from './ReviewCard.generated';

const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);

/** Actions on all selected reviews. */
export function ReviewBulk({ selection }: { selection: Selection<AdminReviewFilter> }) {
  const { input, count } = selection;
  const change = useBulk(selection);
  const [open, setOpen] = useState<'approve' | 'reject' | 'delete'>();
  const close = () => setOpen(undefined);
  const approve = async () => {
    await change(ApproveReviewsDocument, { selection: input }, (n) => t('adminReviews.reviewsApproved', { count: n }));
  };
  const reject = (reason: string) =>
    change(RejectReviewsDocument, { selection: input, input: { reason } }, (n) => t('adminReviews.reviewsRejected', { count: n }));
  const remove = async () => {
    await change(DeleteReviewsDocument, { selection: input }, (n) => t('adminReviews.reviewsDeleted', { count: n }));
  };
  return (
    <>
      <BulkButton onClick={() => setOpen('approve')}>{t('adminReviews.approve')}</BulkButton>
      <BulkButton onClick={() => setOpen('reject')}>{t('adminReviews.reject')}</BulkButton>
      <ExportButton list="reviews" ids={selection.ids} />
      <BulkButton color="error" onClick={() => setOpen('delete')}>
        {t('adminReviews.delete')}
      </BulkButton>
      <ConfirmStep
        isOpen={open === 'approve'}
        title={t('adminReviews.approveReviewsQuestion', { count })}
        text={t('adminReviews.sureToApprove', { count })}
        labels={{ confirm: t('adminReviews.approveReviews', { count }), cancel: t('adminReviews.cancel') }}
        isDestructive={false}
        act={approve}
        onClose={close}
      >
        <MoreThanCounted selection={selection} />
      </ConfirmStep>
      <RejectDialog
        isOpen={open === 'reject'}
        title={t('adminReviews.rejectReviewsQuestion', { count })}
        text={t('adminReviews.sureToReject', { count })}
        reasons={reviewReasons()}
        onReject={reject}
        onClose={close}
      />
      <ConfirmStep
        isOpen={open === 'delete'}
        title={t('adminReviews.deleteReviewsQuestion', { count })}
        text={t('adminReviews.sureToDelete', { count })}
        labels={{ confirm: t('adminReviews.deleteReviews', { count }), cancel: t('adminReviews.keepThem') }}
        act={remove}
        onClose={close}
      >
        <MoreThanCounted selection={selection} />
        <Typography>{t('bin.canBeRestored')}</Typography>
      </ConfirmStep>
    </>
  );
}
