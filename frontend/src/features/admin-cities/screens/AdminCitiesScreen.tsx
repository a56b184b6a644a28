import { useQuery } from '@apollo/client/react';
import { paths } from '../../../lib/address';
import { type AdminTable, AdminTablePage, namedRow, useAdminList } from '../../../widgets/console';
import { CityActions } from '../components/CityActions';
import { CityBulk } from '../components/CityBulk';
import { cityColumns } from '../components/cityColumns';
import type { CityTable_CityFragment } from '../components/CityTable.generated';
import { AdminCityCountsDocument, AdminCitiesScreenDocument } from './AdminCitiesScreen.generated';
import { adminCitiesVariables, USUAL_CITY_SORT } from './adminCitiesQuery';

const table: AdminTable<CityTable_CityFragment> = {
  columns: cityColumns,
  usualSort: USUAL_CITY_SORT,
  nameOf: ({ name }) => name,
  actions: (city) => <CityActions city={city} />,
  mostActions: 4,
};

/** All cities, active and inactive: /admin/cities. */
export function AdminCitiesScreen() {
  const list = useAdminList(AdminCitiesScreenDocument, adminCitiesVariables, ({ adminCities }) => adminCities);
  const counts = useQuery(AdminCityCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.cities;

  return (
    <AdminTablePage
      name="cities"
      title="Cities"
      words={['city', 'cities']}
      list={list}
      table={table}
      add={{ to: paths.newCity, label: 'Add City' }}
      tabs={{
        label: 'Status',
        tabs: [
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Active', count: counts?.active, params: { status: 'active' } },
          { label: 'Inactive', count: counts?.inactive, params: { status: 'inactive' } },
          { label: 'Featured', count: counts?.featured, params: { featured: 'true' } },
        ],
      }}
      search={{ label: 'Search cities', placeholder: 'Search cities...' }}
      bulk={{ selectable: namedRow, actions: (selection) => <CityBulk selection={selection} /> }}
      failure={{ title: 'Error Loading Cities', text: 'Please try again later.' }}
      empty={{ title: 'No cities found matching your search.' }}
    />
  );
}
