import { useQuery } from '@apollo/client/react';
import { categoryName } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { type AdminTable, AdminTablePage, FilterField, namedRow, useAdminList } from '../../../widgets/console';
import { PlaceActions } from '../components/PlaceActions';
import { PlaceBulk } from '../components/PlaceBulk';
import { placeColumns } from '../components/placeColumns';
import type { PlaceTable_PlaceFragment } from '../components/PlaceTable.generated';
import { AdminPlaceCountsDocument, AdminPlacesScreenDocument } from './AdminPlacesScreen.generated';
import { adminPlacesVariables, USUAL_PLACE_SORT } from './adminPlacesQuery';

const table: AdminTable<PlaceTable_PlaceFragment> = {
  columns: placeColumns,
  usualSort: USUAL_PLACE_SORT,
  nameOf: ({ name }) => name,
  actions: (place) => <PlaceActions place={place} />,
  mostActions: 6,
};

/** All places, with any status: /admin/places. */
export function AdminPlacesScreen() {
  const list = useAdminList(AdminPlacesScreenDocument, adminPlacesVariables, ({ adminPlaces }) => adminPlaces);
  const { placeKinds: kinds = [], adminCounts } = useQuery(AdminPlaceCountsDocument, { fetchPolicy: 'cache-and-network' }).data ?? {};
  const counts = adminCounts?.places;

  return (
    <AdminTablePage
      name="places"
      title="Places"
      words={['place', 'places']}
      list={list}
      table={table}
      add={{ to: paths.newPlace, label: 'Add Place' }}
      tabs={{
        label: 'Status',
        tabs: [
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Pending', count: counts?.pending, params: { status: 'pending' } },
          { label: 'Active', count: counts?.active, params: { status: 'active' } },
          { label: 'Inactive', count: counts?.inactive, params: { status: 'inactive' } },
        ],
      }}
      search={{ label: 'Search places', placeholder: 'Search by place or city name...' }}
      filters={
        <>
          <FilterField name="category" label="Category" any="All Categories" options={kinds.map((value) => ({ value, text: categoryName(value) }))} />
          <FilterField name="reported" label="Reports" any="Any" options={[{ value: 'true', text: 'Reported' }]} />
        </>
      }
      bulk={{ selectable: namedRow, actions: (selection) => <PlaceBulk selection={selection} kinds={kinds} /> }}
      failure={{ title: 'Error Loading Places', text: 'Please try again later.' }}
      empty={{ title: 'No places found matching your criteria.' }}
    />
  );
}
