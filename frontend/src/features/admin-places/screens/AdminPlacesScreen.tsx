import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { capitalise } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import {
  ConsolePage,
  DataTable,
  ExportButton,
  FilterField,
  FilterRow,
  ListHead,
  ListResults,
  type SelectableRow,
  ListSearch,
  ListTotal,
  TableSkeleton,
  TableTools,
  useListAddress,
  useSelection,
  useTableView,
} from '../../../widgets/console';
import { PlaceActions } from '../components/PlaceActions';
import { PlaceBulk } from '../components/PlaceBulk';
import { placeColumns } from '../components/placeColumns';
import type { PlaceTable_PlaceFragment } from '../components/PlaceTable.generated';
import { AdminPlaceCountsDocument, AdminPlacesScreenDocument } from './AdminPlacesScreen.generated';
import { adminPlacesVariables, USUAL_PLACE_SORT } from './adminPlacesQuery';

const nameOf = ({ name }: PlaceTable_PlaceFragment) => name;
const actions = (place: PlaceTable_PlaceFragment) => <PlaceActions place={place} />;

const selectable = ({ id, name, revision }: PlaceTable_PlaceFragment): SelectableRow => ({ id, version: revision?.version ?? 0, label: name });

/** All places, with any status: /admin/places. */
export function AdminPlacesScreen() {
  const { address } = useListAddress();
  const [view, setView] = useTableView('places');
  const variables = adminPlacesVariables(address);
  const { data, previousData, loading, error, refetch } = useQuery(AdminPlacesScreenDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const { placeKinds: kinds = [], adminCounts } = useQuery(AdminPlaceCountsDocument, { fetchPolicy: 'cache-and-network' }).data ?? {};
  const counts = adminCounts?.places;
  const list = (data ?? previousData)?.adminPlaces;
  const selection = useSelection(variables.filter, { rows: list?.items.map(selectable) ?? [], total: list?.total ?? 0, asOf: list?.asOf });

  return (
    <ConsolePage
      title="Places"
      actions={
        <>
          <ExportButton list="places" />
          <Button component={Link} to={paths.newPlace} variant="contained" startIcon={<AddRounded />}>
            Add Place
          </Button>
        </>
      }
    >
      <ListHead
        screen="PLACES"
        label="Status"
        tabs={[
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Pending', count: counts?.pending, params: { status: 'pending' } },
          { label: 'Active', count: counts?.active, params: { status: 'active' } },
          { label: 'Inactive', count: counts?.inactive, params: { status: 'inactive' } },
        ]}
      />
      <FilterRow
        search={<ListSearch label="Search places" placeholder="Search by place or city name..." />}
        total={<ListTotal total={list?.total} words={['place', 'places']} />}
        bulk={selection.count > 0 && <PlaceBulk selection={selection} total={list?.total ?? 0} kinds={kinds} />}
      >
        <FilterField name="category" label="Category" any="All Categories" options={kinds.map((value) => ({ value, text: capitalise(value) }))} />
        <FilterField name="reported" label="Reports" any="Any" options={[{ value: 'true', text: 'Reported' }]} />
        <TableTools columns={placeColumns} usualSort={USUAL_PLACE_SORT} view={view} onView={setView} />
      </FilterRow>
      <ListResults
        list={list}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
        failure={{ title: 'Error Loading Places', text: 'Please try again later.' }}
        empty={{ title: 'No places found matching your criteria.' }}
        skeleton={<TableSkeleton />}
      >
        {(places) => (
          <DataTable
            label="Places"
            rows={places}
            columns={placeColumns}
            nameOf={nameOf}
            actions={actions}
            mostActions={6}
            selection={selection}
            view={view}
            usualSort={USUAL_PLACE_SORT}
          />
        )}
      </ListResults>
    </ConsolePage>
  );
}
