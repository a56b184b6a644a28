import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import {
  ConsolePage,
  DataTable,
  ExportButton,
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
import { CityActions } from '../components/CityActions';
import { CityBulk } from '../components/CityBulk';
import { cityColumns } from '../components/cityColumns';
import type { CityTable_CityFragment } from '../components/CityTable.generated';
import { AdminCityCountsDocument, AdminCitiesScreenDocument } from './AdminCitiesScreen.generated';
import { adminCitiesVariables, USUAL_CITY_SORT } from './adminCitiesQuery';

const nameOf = ({ name }: CityTable_CityFragment) => name;
const actions = (city: CityTable_CityFragment) => <CityActions city={city} />;

const selectable = ({ id, name, revision }: CityTable_CityFragment): SelectableRow => ({ id, version: revision?.version ?? 0, label: name });

/** All cities, active and inactive: /admin/cities. */
export function AdminCitiesScreen() {
  const { address } = useListAddress();
  const [view, setView] = useTableView('cities');
  const variables = adminCitiesVariables(address);
  const { data, previousData, loading, error, refetch } = useQuery(AdminCitiesScreenDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const counts = useQuery(AdminCityCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.cities;
  const list = (data ?? previousData)?.adminCities;
  const selection = useSelection(variables.filter, { rows: list?.items.map(selectable) ?? [], total: list?.total ?? 0, asOf: list?.asOf });

  return (
    <ConsolePage
      title="Cities"
      actions={
        <>
          <ExportButton list="cities" />
          <Button component={Link} to={paths.newCity} variant="contained" startIcon={<AddRounded />}>
            Add City
          </Button>
        </>
      }
    >
      <ListHead
        screen="CITIES"
        label="Status"
        tabs={[
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Active', count: counts?.active, params: { status: 'active' } },
          { label: 'Inactive', count: counts?.inactive, params: { status: 'inactive' } },
          { label: 'Featured', count: counts?.featured, params: { featured: 'true' } },
        ]}
      />
      <FilterRow
        search={<ListSearch label="Search cities" placeholder="Search cities..." />}
        total={<ListTotal total={list?.total} words={['city', 'cities']} />}
        bulk={selection.count > 0 && <CityBulk selection={selection} total={list?.total ?? 0} />}
      >
        <TableTools columns={cityColumns} usualSort={USUAL_CITY_SORT} view={view} onView={setView} />
      </FilterRow>
      <ListResults
        list={list}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
        failure={{ title: 'Error Loading Cities', text: 'Please try again later.' }}
        empty={{ title: 'No cities found matching your search.' }}
        skeleton={<TableSkeleton />}
      >
        {(cities) => (
          <DataTable
            label="Cities"
            rows={cities}
            columns={cityColumns}
            nameOf={nameOf}
            actions={actions}
            mostActions={4}
            selection={selection}
            view={view}
            usualSort={USUAL_CITY_SORT}
          />
        )}
      </ListResults>
    </ConsolePage>
  );
}
