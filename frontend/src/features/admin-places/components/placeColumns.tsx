import { categoryName, formatDate, formatNumber } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { type Column, StandingChip, TwoLines } from '../../../widgets/console';
import type { PlaceTable_PlaceFragment } from './PlaceTable.generated';

const TONES = { PENDING: 'warning', ACTIVE: 'success', INACTIVE: 'error' } as const;

/** Columns of the places table. */
export const placeColumns: readonly Column<PlaceTable_PlaceFragment>[] = [
  {
    name: 'name',
    title: 'Place',
    width: 170,
    flex: 2,
    isSortable: true,
    cell: ({ id, name, featured }) => <TwoLines first={name} to={paths.adminPlace(id)} second={featured ? 'Featured' : undefined} />,
  },
  { name: 'city', title: 'City', width: 110, flex: 1, cell: ({ city }) => city && <TwoLines first={city.name} second={city.state} /> },
  { name: 'category', title: 'Category', width: 106, cell: ({ category }) => categoryName(category) },
  {
    name: 'createdBy',
    title: 'Created By',
    width: 140,
    flex: 1.2,
    cell: ({ createdBy }) => (createdBy ? <TwoLines first={createdBy.name} second={createdBy.email} /> : '—'),
  },
  {
    name: 'status',
    title: 'Status',
    width: 104,
    cell: ({ status }) => <StandingChip tone={TONES[status]}>{status.toLowerCase()}</StandingChip>,
  },
  {
    name: 'rating',
    title: 'Rating',
    width: 92,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ rating }) => (rating.count > 0 ? rating.average.toFixed(1) : '—'),
  },
  {
    name: 'reviews',
    title: 'Reviews',
    width: 100,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ rating }) => formatNumber(rating.count),
  },
  { name: 'added', title: 'Added', width: 124, isSortable: true, isExtra: true, cell: ({ createdAt }) => formatDate(createdAt) },
];
