import { useQuery } from '@apollo/client/react';
import { t } from '../../../lib/i18n';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { RecordFailed } from '../../../widgets/record-form';
import { CityForm } from '../components/CityForm';
import { CityPreview } from './CityPreview';
import { NewCityScreenDocument } from './NewCityScreen.generated';

/** Form for a new city: /admin/cities/new. */
export function NewCityScreen() {
  const { data, loading, error, refetch } = useQuery(NewCityScreenDocument);
  const waiting = useDeferredLoading(loading && !data);

  if (data) return <CityForm choices={data} renderPreview={(values) => <CityPreview values={values} />} />;
  if (loading) return waiting ? <Spinner label={t('adminCities.loadingTheForm')} /> : null;
  return <RecordFailed title={t('adminCities.addCity')} error={error} onRetry={() => void refetch()} />;
}
