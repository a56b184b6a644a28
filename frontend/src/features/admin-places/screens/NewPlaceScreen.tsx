import { useQuery } from '@apollo/client/react';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { RecordFailed } from '../../../widgets/record-form';
import { PlaceForm } from '../components/PlaceForm';
import { NewPlaceScreenDocument } from './NewPlaceScreen.generated';
import { PlacePreview } from './PlacePreview';

/** Form for a new place: /admin/places/new. */
export function NewPlaceScreen() {
  const { data, loading, error, refetch } = useQuery(NewPlaceScreenDocument);
  const waiting = useDeferredLoading(loading && !data);

  if (data) return <PlaceForm choices={data} renderPreview={(values, city) => <PlacePreview values={values} city={city} />} />;
  if (loading) return waiting ? <Spinner label="Loading the form" /> : null;
  return <RecordFailed title="Add Place" error={error} onRetry={() => void refetch()} />;
}
