import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { addressText } from '../../../lib/places';
import { t } from '../../../lib/i18n';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { LikelyPlaces, useLikelyPlaces } from '../../../widgets/place-form';
import { RecordFailed } from '../../../widgets/record-form';
import { PlaceForm } from '../components/PlaceForm';
import { NewPlaceScreenDocument } from './NewPlaceScreen.generated';
import { PlacePreview } from './PlacePreview';

/** Form for a new place: /admin/places/new; `?city=` preselects a city. */
export function NewPlaceScreen() {
  const { data, loading, error, refetch } = useQuery(NewPlaceScreenDocument);
  const [address] = useSearchParams();
  const likely = useLikelyPlaces();
  const waiting = useDeferredLoading(loading && !data);

  if (data)
    return (
      <PlaceForm
        choices={data}
        cityId={addressText(address, 'city')}
        renderPreview={(values, city) => <PlacePreview values={values} city={city} />}
        question={{ isAsked: likely.find, render: (values, onGoOn) => <LikelyPlaces likely={likely} values={values} onGoOn={onGoOn} /> }}
      />
    );
  if (loading) return waiting ? <Spinner label={t('adminPlaces.loadingTheForm')} /> : null;
  return <RecordFailed title={t('adminPlaces.addPlace')} error={error} onRetry={() => void refetch()} />;
}
