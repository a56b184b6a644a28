import { formatDate, formatNumber, lazily, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { type Column, StandingChip, TwoLines } from '../../../widgets/console';
import type { CityTable_CityFragment } from './CityTable.generated';

/** Columns of the cities table. */
export const cityColumns = lazily((): readonly Column<CityTable_CityFragment>[] => [
  {
    name: 'name',
    title: t('adminCities.city'),
    width: 190,
    flex: 2.4,
    isSortable: true,
    cell: ({ id, name, description }) => <TwoLines first={name} second={description} to={paths.adminCity(id)} />,
  },
  {
    name: 'location',
    title: t('adminCities.location'),
    width: 130,
    flex: 1.2,
    cell: ({ state, country }) => <TwoLines first={state || country} second={state && country} />,
  },
  {
    name: 'population',
    title: t('adminCities.population'),
    width: 122,
    isNumber: true,
    isSortable: true,
    cell: ({ population }) => (population === null ? t('adminCities.notKnown') : formatNumber(population)),
  },
  {
    name: 'status',
    title: t('adminCities.status'),
    width: 104,
    cell: ({ status }) => (
      <StandingChip tone={status === 'ACTIVE' ? 'success' : 'error'}>
        {status === 'ACTIVE' ? t('adminCities.isActive') : t('adminCities.isInactive')}
      </StandingChip>
    ),
  },
  { name: 'featured', title: t('adminCities.featured'), width: 104, cell: ({ featured }) => (featured ? t('adminCities.yes') : t('adminCities.no')) },
  {
    name: 'places',
    title: t('adminCities.places'),
    width: 100,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ placesCount }) => formatNumber(placesCount),
  },
  {
    name: 'added',
    title: t('adminCities.added'),
    width: 124,
    isSortable: true,
    isExtra: true,
    cell: ({ revision }) => revision && formatDate(revision.createdAt),
  },
]);
