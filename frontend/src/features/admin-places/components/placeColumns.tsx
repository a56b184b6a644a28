import { categoryNames, dotted, formatDate, formatNumber, formatRating, lazily, t } from '../../../lib/i18n';
import { businessWords } from '../../../lib/places';
import { paths } from '../../../lib/address';
import { type Column, StandingChip, TwoLines } from '../../../widgets/console';
import type { PlaceTable_PlaceFragment } from './PlaceTable.generated';

const TONES = { PENDING: 'warning', ACTIVE: 'success', INACTIVE: 'error' } as const;

/** Names of the statuses in the table. */
const STATUSES = { PENDING: 'adminPlaces.isPending', ACTIVE: 'adminPlaces.isActive', INACTIVE: 'adminPlaces.isInactive' } as const;

/** Columns of the places table. */
export const placeColumns = lazily((): readonly Column<PlaceTable_PlaceFragment>[] => [
  {
    name: 'name',
    title: t('adminPlaces.place'),
    width: 170,
    flex: 2,
    isSortable: true,
    cell: ({ id, name, featured, ...business }) => (
      <TwoLines
        first={name}
        to={paths.adminPlace(id)}
        second={dotted(featured && t('adminPlaces.featured'), businessWords(business, Date.now())) || undefined}
      />
    ),
  },
  { name: 'city', title: t('adminPlaces.city'), width: 110, flex: 1, cell: ({ city }) => city && <TwoLines first={city.name} second={city.state} /> },
  { name: 'category', title: t('adminPlaces.category'), width: 106, cell: (place) => <TwoLines first={categoryNames(place)} /> },
  {
    name: 'createdBy',
    title: t('adminPlaces.createdBy'),
    width: 140,
    flex: 1.2,
    cell: ({ createdBy }) => (createdBy ? <TwoLines first={createdBy.name} second={createdBy.email} /> : '—'),
  },
  {
    name: 'status',
    title: t('adminPlaces.status'),
    width: 104,
    cell: ({ status }) => <StandingChip tone={TONES[status]}>{t(STATUSES[status])}</StandingChip>,
  },
  {
    name: 'rating',
    title: t('adminPlaces.rating'),
    width: 92,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ rating }) => (rating.count > 0 ? formatRating(rating.average) : '—'),
  },
  {
    name: 'reviews',
    title: t('adminPlaces.reviews'),
    width: 100,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ rating }) => formatNumber(rating.count),
  },
  { name: 'added', title: t('adminPlaces.added'), width: 124, isSortable: true, isExtra: true, cell: ({ createdAt }) => formatDate(createdAt) },
]);
