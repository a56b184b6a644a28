import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FilterField, FilterRow, ListSearch, ListTotal, OrderField, useListAddress } from '../../../widgets/console';

const FILTERS = ['q', 'rating', 'status', 'reported', 'placeId', 'userId'];

const ratings = [5, 4, 3, 2, 1].map((n) => ({ value: String(n), text: n === 1 ? '1 Star' : `${n} Stars` }));
const orders = [
  { value: '-written', text: 'Newest first' },
  { value: 'written', text: 'Oldest first' },
  { value: '-rating', text: 'Best first' },
  { value: 'rating', text: 'Worst first' },
  { value: '-helpful', text: 'Most helpful first' },
];

interface Props {
  /** Number of reviews that match the filters. */
  total: number | undefined;
  usualSort: string;
  /** Actions on selected reviews. */
  bulk: ReactNode;
}

/** Filters and sort order of the review list. */
export function ReviewFilters({ total, usualSort, bulk }: Props) {
  const { address, change } = useListAddress();
  const isFiltered = FILTERS.some((name) => address.has(name));
  return (
    <FilterRow
      search={<ListSearch label="Search reviews" placeholder="Search content, user or place..." />}
      total={<ListTotal total={total} words={['review', 'reviews']} />}
      bulk={bulk}
    >
      <FilterField name="rating" label="Rating" any="All Ratings" options={ratings} />
      <OrderField orders={orders} usualSort={usualSort} />
      {isFiltered && (
        <Button size="small" onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))} sx={{ minHeight: 44 }}>
          Clear Filters
        </Button>
      )}
    </FilterRow>
  );
}
