import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { isNotFound } from '../../../lib/api';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { RecordFailed, RecordNotFound } from '../../../widgets/record-form';
import { CityForm } from '../components/CityForm';
import { CityPreview } from './CityPreview';
import { EditCityScreenDocument } from './EditCityScreen.generated';

/** Form for an existing city: /admin/cities/:id. */
export function EditCityScreen() {
  const { id = '' } = useParams();
  // `cache-and-network`: the form must start from the server's current data.
  const { data, loading, error, refetch } = useQuery(EditCityScreenDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const waiting = useDeferredLoading(loading && !data);
  const city = data?.adminCity;

  if (city) return <CityForm key={id} city={city} choices={data} renderPreview={(values) => <CityPreview values={values} city={city} />} />;
  if (loading) return waiting ? <Spinner label="Loading city" /> : null;
  if (error && !isNotFound(error)) return <RecordFailed title="Edit City" error={error} onRetry={() => void refetch()} />;
  return (
    <RecordNotFound title="City Not Found" text="The city you're looking for doesn't exist." back={{ to: paths.adminCities(), label: 'Back to Cities' }} />
  );
}
