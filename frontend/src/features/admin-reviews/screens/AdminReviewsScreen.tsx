import { useQuery } from '@apollo/client/react';
import {
  ConsolePage,
  CountCards,
  ExportButton,
  ListHead,
  ListResults,
  type SelectableRow,
  TableSkeleton,
  useListAddress,
  useSelection,
} from '../../../widgets/console';
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
  const { address } = useListAddress();
  const variables = adminReviewsVariables(address);
  const { data, previousData, loading, error, refetch } = useQuery(AdminReviewsScreenDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const counts = useQuery(AdminReviewCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.reviews;
  const list = (data ?? previousData)?.adminReviews;
  const selection = useSelection(variables.filter, { rows: list?.items.map(selectable) ?? [], total: list?.total ?? 0, asOf: list?.asOf });

  return (
    <ConsolePage title="Reviews" actions={<ExportButton list="reviews" />}>
      <CountCards
        label="Reviews by status"
        counts={[
          { label: 'Total', n: counts?.all },
          { label: 'Approved', n: counts?.approved },
          { label: 'Pending', n: counts?.pending },
          { label: 'Rejected', n: counts?.rejected },
        ]}
      />
      <ListHead
        screen="REVIEWS"
        label="Status"
        tabs={[
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Pending', count: counts?.pending, params: { status: 'pending' } },
          { label: 'Approved', count: counts?.approved, params: { status: 'approved' } },
          { label: 'Rejected', count: counts?.rejected, params: { status: 'rejected' } },
          { label: 'Reported', count: counts?.reported, params: { reported: 'true' } },
        ]}
      />
      <ReviewFilters
        total={list?.total}
        usualSort={USUAL_REVIEW_SORT}
        bulk={selection.count > 0 && <ReviewBulk selection={selection} total={list?.total ?? 0} />}
      />
      <ListResults
        list={list}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
        failure={{ title: 'Error loading reviews' }}
        empty={{ title: 'No reviews found' }}
        skeleton={<TableSkeleton />}
      >
        {(reviews) => <ReviewCards reviews={reviews} selection={selection} />}
      </ListResults>
    </ConsolePage>
  );
}
