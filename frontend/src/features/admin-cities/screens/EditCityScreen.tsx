import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { t } from '../../../lib/i18n';
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
  if (loading) return waiting ? <Spinner label={t('adminCities.loadingCity')} /> : null;
  if (error && !isNotFound(error)) return <RecordFailed title={t('adminCities.editCity')} error={error} onRetry={() => void refetch()} />;
  return (
    <RecordNotFound
      title={t('adminCities.cityNotFound')}
      text={t('adminCities.theCityYoureLookingFor')}
      back={{ to: paths.adminCities(), label: t('adminCities.backToCities') }}
    />
  );
}
