import Button from '@mui/material/Button';
import { FilterField, OrderField, useListAddress } from '../../../widgets/console';

const FILTERS = ['q', 'rating', 'status', 'reported', 'placeId', 'userId'];

const ratings = [5, 4, 3, 2, 1].map((n) => ({ value: String(n), text: n === 1 ? '1 Star' : `${n} Stars` }));
const orders = [
  { value: '-written', text: 'Newest first' },
  { value: 'written', text: 'Oldest first' },
  { value: '-rating', text: 'Best first' },
  { value: 'rating', text: 'Worst first' },
  { value: '-helpful', text: 'Most helpful first' },
];

/** Filters and sort order of the review list. */
export function ReviewFilters({ usualSort }: { usualSort: string }) {
  const { address, change } = useListAddress();
  const isFiltered = FILTERS.some((name) => address.has(name));
  return (
    <>
      <FilterField name="rating" label="Rating" any="All Ratings" options={ratings} />
      <OrderField orders={orders} usualSort={usualSort} />
      {isFiltered && (
        <Button size="small" onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))} sx={{ minHeight: 44 }}>
          Clear Filters
        </Button>
      )}
    </>
  );
}
