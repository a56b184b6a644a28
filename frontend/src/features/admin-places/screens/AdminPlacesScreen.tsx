import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatNumber, lazily, t } from '../../../lib/i18n';
import { useSite } from '../../../lib/currentSite';
import { inOrder } from '../../../lib/site';
import { paths } from '../../../lib/address';
import { type AdminTable, AdminTablePage, namedRow, useAdminList } from '../../../widgets/console';
import { PlaceActions } from '../components/PlaceActions';
import { PlaceBulk } from '../components/PlaceBulk';
import { placeColumns } from '../components/placeColumns';
import { PlaceFilters } from '../components/PlaceFilters';
import type { PlaceTable_PlaceFragment } from '../components/PlaceTable.generated';
import { AdminPlaceCountsDocument, AdminPlacesScreenDocument } from './AdminPlacesScreen.generated';
import { adminPlacesVariables, USUAL_PLACE_SORT } from './adminPlacesQuery';

const table = lazily(
  (): AdminTable<PlaceTable_PlaceFragment> => ({
    columns: placeColumns(),
    usualSort: USUAL_PLACE_SORT,
    nameOf: ({ name }) => name,
    actions: (place) => <PlaceActions place={place} />,
    mostActions: 6,
  }),
);

/** All places, with any status: /admin/places. */
export function AdminPlacesScreen() {
  const list = useAdminList(AdminPlacesScreenDocument, adminPlacesVariables, ({ adminPlaces }) => adminPlaces);
  const { categories } = useSite();
  const { placeKinds = [], adminCounts, duplicatePairs } = useQuery(AdminPlaceCountsDocument, { fetchPolicy: 'cache-and-network' }).data ?? {};
  const kinds = inOrder(categories, placeKinds, String);
  const counts = adminCounts?.places;

  return (
    <AdminTablePage
      name="places"
      title={t('adminPlaces.title')}
      countText={(count) => t('adminPlaces.places', { count })}
      list={list}
      table={table()}
      links={
        <Button component={Link} to={paths.duplicates} color="inherit" sx={{ minHeight: 44 }}>
          {t('adminPlaces.duplicates', { n: formatNumber(duplicatePairs?.total ?? 0) })}
        </Button>
      }
      add={{ to: paths.newPlace(), label: t('adminPlaces.addPlace') }}
      tabs={{
        label: t('adminPlaces.status'),
        tabs: [
          { label: t('adminPlaces.all'), count: counts?.all, params: {} },
          { label: t('adminPlaces.pendingOnes'), count: counts?.pending, params: { status: 'pending' } },
          { label: t('adminPlaces.activeOnes'), count: counts?.active, params: { status: 'active' } },
          { label: t('adminPlaces.inactiveOnes'), count: counts?.inactive, params: { status: 'inactive' } },
          { label: t('bin.title'), count: undefined, params: {}, to: paths.adminDeleted({ kind: 'place' }) },
        ],
      }}
      search={{ label: t('adminPlaces.searchPlaces'), placeholder: t('adminPlaces.searchByPlaceOrCity') }}
      filters={<PlaceFilters kinds={kinds} />}
      bulk={{ kind: 'PLACE', selectable: namedRow, actions: (selection) => <PlaceBulk selection={selection} kinds={kinds} /> }}
      failure={{ title: t('adminPlaces.errorLoadingPlaces'), text: t('adminPlaces.pleaseTryAgainLater') }}
      empty={{ title: t('adminPlaces.noPlacesFoundMatching') }}
    />
  );
}
