import { useQuery } from '@apollo/client/react';
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
  label: `the review of ${place?.name ?? 'a place'} by ${user?.name ?? 'Anonymous'}`,
});

/** All reviews, with any moderation status: /admin/reviews. */
export function AdminReviewsScreen() {
  const list = useAdminList(AdminReviewsScreenDocument, adminReviewsVariables, ({ adminReviews }) => adminReviews);
  const counts = useQuery(AdminReviewCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.reviews;

  return (
    <AdminListPage
      name="reviews"
      title="Reviews"
      words={['review', 'reviews']}
      list={list}
      cards={{
        label: 'Reviews by status',
        counts: [
          { label: 'Total', n: counts?.all },
          { label: 'Approved', n: counts?.approved },
          { label: 'Pending', n: counts?.pending },
          { label: 'Rejected', n: counts?.rejected },
        ],
      }}
      tabs={{
        label: 'Status',
        tabs: [
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Pending', count: counts?.pending, params: { status: 'pending' } },
          { label: 'Approved', count: counts?.approved, params: { status: 'approved' } },
          { label: 'Rejected', count: counts?.rejected, params: { status: 'rejected' } },
          { label: 'Reported', count: counts?.reported, params: { reported: 'true' } },
        ],
      }}
      search={{ label: 'Search reviews', placeholder: 'Search content, user or place...' }}
      filters={<ReviewFilters usualSort={USUAL_REVIEW_SORT} />}
      bulk={{ selectable, actions: (selection) => <ReviewBulk selection={selection} /> }}
      failure={{ title: 'Error loading reviews' }}
      empty={{ title: 'No reviews found' }}
    >
      {(reviews, selection) => <ReviewCards reviews={reviews} selection={selection} />}
    </AdminListPage>
  );
}
