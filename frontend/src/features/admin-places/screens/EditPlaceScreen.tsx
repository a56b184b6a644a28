import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { isNotFound } from '../../../lib/api';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { RecordFailed, RecordNotFound } from '../../../widgets/record-form';
import { PlaceForm } from '../components/PlaceForm';
import { PlaceHeaderActions } from '../components/PlaceHeaderActions';
import { EditPlaceScreenDocument } from './EditPlaceScreen.generated';
import { PlacePreview } from './PlacePreview';

/** Form for an existing place: /admin/places/:id. */
export function EditPlaceScreen() {
  const { id = '' } = useParams();
  // `cache-and-network`: the form must start from the server's current data.
  const { data, loading, error, refetch } = useQuery(EditPlaceScreenDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const waiting = useDeferredLoading(loading && !data);
  const place = data?.adminPlace;

  if (place) {
    return (
      <PlaceForm
        key={id}
        place={place}
        choices={data}
        actions={<PlaceHeaderActions place={place} />}
        renderPreview={(values, city) => <PlacePreview values={values} city={city} place={place} />}
      />
    );
  }
  if (loading) return waiting ? <Spinner label={t('adminPlaces.loadingPlace')} /> : null;
  if (error && !isNotFound(error)) return <RecordFailed title={t('adminPlaces.editPlace')} error={error} onRetry={() => void refetch()} />;
  return (
    <RecordNotFound
      title={t('adminPlaces.placeNotFound')}
      text={t('adminPlaces.thePlaceYoureLookingFor')}
      back={{ to: paths.adminPlaces(), label: t('adminPlaces.backToPlaces') }}
    />
  );
}
