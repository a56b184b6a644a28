import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { isNotFound } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { Spinner, useDeferredLoading } from '../../../ui/feedback';
import { ConsolePage } from '../../../widgets/console';
import { RecordFailed, RecordNotFound } from '../../../widgets/record-form';
import { Comparison } from '../components/Comparison';
import { useDismiss } from '../components/useDismiss';
import { ComparePlacesScreenDocument } from './ComparePlacesScreen.generated';

/** Two places side by side, to be merged: /admin/places/duplicates/:a/:b. */
export function ComparePlacesScreen() {
  const { a = '', b = '' } = useParams();
  const navigate = useNavigate();
  const dismiss = useDismiss();
  const { data, loading, error, refetch } = useQuery(ComparePlacesScreenDocument, { variables: { a, b }, fetchPolicy: 'cache-and-network' });
  const isWaiting = useDeferredLoading(loading && !data);
  const [first, second] = data?.comparedPlaces ?? [];

  if (data && first && second) {
    return (
      <ConsolePage title={t('adminDuplicates.compareTitle')}>
        <Comparison
          key={`${a} ${b}`}
          pair={[first, second]}
          base={data.site.map}
          onDifferent={() => void dismiss(a, b, true).then((isDone) => isDone && navigate(paths.duplicates, { replace: true }))}
        />
      </ConsolePage>
    );
  }
  if (loading) return isWaiting ? <Spinner label={t('adminDuplicates.loading')} /> : null;
  if (error && !isNotFound(error)) return <RecordFailed title={t('adminDuplicates.compareTitle')} error={error} onRetry={() => void refetch()} />;
  return (
    <RecordNotFound
      title={t('adminDuplicates.notFound')}
      text={t('adminDuplicates.notFoundText')}
      back={{ to: paths.duplicates, label: t('adminDuplicates.back') }}
    />
  );
}
