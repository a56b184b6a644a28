import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { type FirstQueries, isNotFound } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { ErrorPanel, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { PageContainer } from '../../../ui/PageContainer';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { ListNotFound } from '../components/ListNotFound';
import { ListPage } from '../components/ListPage';
import { ListScreenDocument } from './ListScreen.generated';

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useHead({ title: t('lists.list'), noIndex: true });
  return (
    <PageContainer sx={{ py: { xs: 4, sm: 8 }, position: 'relative' }}>
      <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
        {t('lists.list')}
      </Box>
      <ErrorPanel title={t('lists.errorLoadingList')} text={t('lists.pleaseTryAgainLater')} error={error} onRetry={onRetry} />
    </PageContainer>
  );
}

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = ({ params: { ref = '' } }) => [{ query: ListScreenDocument, variables: { ref } }];

/** List of places, the viewer's own or a shared one: /lists/:ref. */
export function ListScreen() {
  const { ref = '' } = useParams();
  const { data, previousData, loading, error, refetch } = useQuery(ListScreenDocument, {
    variables: { ref },
    fetchPolicy: 'cache-and-network',
  });
  // After a change of its link, the list stays visible while it loads by the new one.
  const known = data ?? (previousData?.placeList?.ref === ref ? previousData : undefined);
  const waiting = useDeferredLoading(loading && !known);

  if (known?.placeList && !error) return <ListPage key={known.placeList.id} list={known.placeList} base={known.site.map} />;
  if (loading) return waiting ? <Spinner label={t('lists.loadingList')} /> : null;
  if (error && !isNotFound(error)) return <Failed error={error} onRetry={() => void refetch()} />;
  return <ListNotFound />;
}
