import { useQuery } from '@apollo/client/react';
import { t } from '../../../lib/i18n';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { LikelyPlaces, useLikelyPlaces } from '../../../widgets/place-form';
import { RecordFailed } from '../../../widgets/record-form';
import { PlaceForm } from '../components/PlaceForm';
import { NewPlaceScreenDocument } from './NewPlaceScreen.generated';
import { PlacePreview } from './PlacePreview';

/** Form for a new place: /admin/places/new. */
export function NewPlaceScreen() {
  const { data, loading, error, refetch } = useQuery(NewPlaceScreenDocument);
  const likely = useLikelyPlaces();
  const waiting = useDeferredLoading(loading && !data);

  if (data)
    return (
      <PlaceForm
        choices={data}
        renderPreview={(values, city) => <PlacePreview values={values} city={city} />}
        question={{ isAsked: likely.find, render: (values, onGoOn) => <LikelyPlaces likely={likely} values={values} onGoOn={onGoOn} /> }}
      />
    );
  if (loading) return waiting ? <Spinner label={t('adminPlaces.loadingTheForm')} /> : null;
  return <RecordFailed title={t('adminPlaces.addPlace')} error={error} onRetry={() => void refetch()} />;
}
