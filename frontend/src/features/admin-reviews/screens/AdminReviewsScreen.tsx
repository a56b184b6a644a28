import { useQuery } from '@apollo/client/react';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { AdminListPage, type SelectableRow, useAdminList } from '../../../widgets/console';
import { ReviewBulk } from '../components/ReviewBulk';
import type { ReviewCard_ReviewFragment } from '../components/ReviewCard.generated';
import { ReviewCards } from '../components/ReviewCards';
import { ReviewFilters } from '../components/ReviewFilters';
import { AdminReviewCountsDocument, AdminReviewsScreenDocument } from './AdminReviewsScreen.generated';
import { adminReviewsVariables, USUAL_REVIEW_SORT } from './adminReviewsQuery';

const selectable = ({ id, moderation, place, user }: ReviewCard_ReviewFragment): SelectableRow => ({
  id,
  version: moderation?.version ?? 0,
  label: t('adminReviews.theReviewOfBy', { place: place?.name ?? t('adminReviews.aPlace'), author: user?.name ?? t('adminReviews.anonymous') }),
});

/** All reviews, with any moderation status: /admin/reviews. */
export function AdminReviewsScreen() {
  const list = useAdminList(AdminReviewsScreenDocument, adminReviewsVariables, ({ adminReviews }) => adminReviews);
  const counts = useQuery(AdminReviewCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.reviews;

  return (
    <AdminListPage
      name="reviews"
      title={t('adminReviews.title')}
      countText={(count) => t('adminReviews.reviews', { count })}
      list={list}
      cards={{
        label: t('adminReviews.reviewsByStatus'),
        counts: [
          { label: t('adminReviews.total'), n: counts?.all },
          { label: t('adminReviews.approvedOnes'), n: counts?.approved },
          { label: t('adminReviews.pendingOnes'), n: counts?.pending },
          { label: t('adminReviews.rejectedOnes'), n: counts?.rejected },
        ],
      }}
      tabs={{
        label: t('adminReviews.status'),
        tabs: [
          { label: t('adminReviews.all'), count: counts?.all, params: {} },
          { label: t('adminReviews.pendingOnes'), count: counts?.pending, params: { status: 'pending' } },
          { label: t('adminReviews.approvedOnes'), count: counts?.approved, params: { status: 'approved' } },
          { label: t('adminReviews.rejectedOnes'), count: counts?.rejected, params: { status: 'rejected' } },
          { label: t('adminReviews.reportedOnes'), count: counts?.reported, params: { reported: 'true' } },
          { label: t('bin.title'), count: undefined, params: {}, to: paths.adminDeleted({ kind: 'review' }) },
        ],
      }}
      search={{ label: t('adminReviews.searchReviews'), placeholder: t('adminReviews.searchContentUserOrPlace') }}
      filters={<ReviewFilters usualSort={USUAL_REVIEW_SORT} />}
      bulk={{ kind: 'REVIEW', selectable, actions: (selection) => <ReviewBulk selection={selection} /> }}
      failure={{ title: t('adminReviews.errorLoadingReviews') }}
      empty={{ title: t('adminReviews.noReviewsFound') }}
    >
      {(reviews, selection) => <ReviewCards reviews={reviews} selection={selection} />}
    </AdminListPage>
  );
}
