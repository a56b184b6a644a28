import { formatDate, formatNumber } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { type Column, StandingChip, TwoLines } from '../../../widgets/console';
import type { CityTable_CityFragment } from './CityTable.generated';

/** Columns of the cities table. */
export const cityColumns: readonly Column<CityTable_CityFragment>[] = [
  {
    name: 'name',
    title: 'City',
    width: 190,
    flex: 2.4,
    isSortable: true,
    cell: ({ id, name, description }) => <TwoLines first={name} second={description} to={paths.adminCity(id)} />,
  },
  {
    name: 'location',
    title: 'Location',
    width: 130,
    flex: 1.2,
    cell: ({ state, country }) => <TwoLines first={state || country} second={state && country} />,
  },
  {
    name: 'population',
    title: 'Population',
    width: 122,
    isNumber: true,
    isSortable: true,
    cell: ({ population }) => (population === null ? 'N/A' : formatNumber(population)),
  },
  {
    name: 'status',
    title: 'Status',
    width: 104,
    cell: ({ status }) => <StandingChip tone={status === 'ACTIVE' ? 'success' : 'error'}>{status.toLowerCase()}</StandingChip>,
  },
  { name: 'featured', title: 'Featured', width: 92, cell: ({ featured }) => (featured ? 'Yes' : 'No') },
  {
    name: 'places',
    title: 'Places',
    width: 100,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ placesCount }) => formatNumber(placesCount),
  },
  {
    name: 'added',
    title: 'Added',
    width: 124,
    isSortable: true,
    isExtra: true,
    cell: ({ revision }) => revision && formatDate(revision.createdAt),
  },
];
