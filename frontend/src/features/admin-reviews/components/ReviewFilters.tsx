import Button from '@mui/material/Button';
import { lazily, t } from '../../../lib/i18n';
import { FilterField, OrderField, useListAddress } from '../../../widgets/console';

const FILTERS = ['q', 'rating', 'status', 'reported', 'placeId', 'userId'];

const ratings = lazily(() => [5, 4, 3, 2, 1].map((n) => ({ value: String(n), text: t('adminReviews.stars', { count: n }) })));
const orders = lazily(() => [
  { value: '-written', text: t('adminReviews.newestFirst') },
  { value: 'written', text: t('adminReviews.oldestFirst') },
  { value: '-rating', text: t('adminReviews.bestFirst') },
  { value: 'rating', text: t('adminReviews.worstFirst') },
  { value: '-helpful', text: t('adminReviews.mostHelpfulFirst') },
]);

/** Filters and sort order of the review list. */
export function ReviewFilters({ usualSort }: { usualSort: string }) {
  const { address, change } = useListAddress();
  const isFiltered = FILTERS.some((name) => address.has(name));
  return (
    <>
      <FilterField name="rating" label={t('adminReviews.rating')} any={t('adminReviews.allRatings')} options={ratings()} />
      <OrderField orders={orders()} usualSort={usualSort} />
      {isFiltered && (
        <Button size="small" onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))} sx={{ minHeight: 44 }}>
          {t('adminReviews.clearFilters')}
        </Button>
      )}
    </>
  );
}
