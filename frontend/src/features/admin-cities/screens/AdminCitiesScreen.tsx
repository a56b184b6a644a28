import { useQuery } from '@apollo/client/react';
import { lazily, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { type AdminTable, AdminTablePage, namedRow, OriginChips, useAdminList } from '../../../widgets/console';
import { CityActions } from '../components/CityActions';
import { CityBulk } from '../components/CityBulk';
import { cityColumns } from '../components/cityColumns';
import type { CityTable_CityFragment } from '../components/CityTable.generated';
import { AdminCityCountsDocument, AdminCitiesScreenDocument } from './AdminCitiesScreen.generated';
import { adminCitiesVariables, USUAL_CITY_SORT } from './adminCitiesQuery';

const table = lazily(
  (): AdminTable<CityTable_CityFragment> => ({
    columns: cityColumns(),
    usualSort: USUAL_CITY_SORT,
    nameOf: ({ name }) => name,
    actions: (city) => <CityActions city={city} />,
    mostActions: 4,
  }),
);

/** All cities, active and inactive: /admin/cities. */
export function AdminCitiesScreen() {
  const list = useAdminList(AdminCitiesScreenDocument, adminCitiesVariables, ({ adminCities }) => adminCities);
  const counts = useQuery(AdminCityCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.cities;

  return (
    <AdminTablePage
      name="cities"
      title={t('adminCities.title')}
      countText={(count) => t('adminCities.cities', { count })}
      list={list}
      table={table()}
      add={{ to: paths.newCity, label: t('adminCities.addCity') }}
      tabs={{
        label: t('adminCities.status'),
        tabs: [
          { label: t('adminCities.all'), count: counts?.all, params: {} },
          { label: t('adminCities.activeOnes'), count: counts?.active, params: { status: 'active' } },
          { label: t('adminCities.inactiveOnes'), count: counts?.inactive, params: { status: 'inactive' } },
          { label: t('adminCities.featuredOnes'), count: counts?.featured, params: { featured: 'true' } },
          { label: t('bin.title'), count: undefined, params: {}, to: paths.adminDeleted() },
        ],
      }}
      search={{ label: t('adminCities.searchCities'), placeholder: t('adminCities.searchCitiesEllipsis') }}
      filters={<OriginChips />}
      bulk={{ kind: 'CITY', selectable: namedRow, actions: (selection) => <CityBulk selection={selection} /> }}
      failure={{ title: t('adminCities.errorLoadingCities'), text: t('adminCities.pleaseTryAgainLater') }}
      empty={{ title: t('adminCities.noCitiesFoundMatching') }}
    />
  );
}
