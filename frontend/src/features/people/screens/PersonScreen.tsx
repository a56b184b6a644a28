import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams, useSearchParams } from 'react-router-dom';
import { type FirstQueries, isNotFound } from '../../../lib/api';
import { formatNumber, t } from '../../../lib/i18n';
import { pageParam, paths } from '../../../lib/address';
import { useHead } from '../../../lib/page';
import { ErrorPanel, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { PageContainer } from '../../../ui/PageContainer';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { ListLinks } from '../../../widgets/lists';
import { PersonHeader } from '../components/PersonHeader';
import { PersonNotFound } from '../components/PersonNotFound';
import { Part, PersonPage } from '../components/PersonPage';
import { PersonReviews } from '../components/PersonReviews';
import { PersonScreenDocument, type PersonScreenQuery } from './PersonScreen.generated';

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useHead({ title: t('people.person'), noIndex: true });
  return (
    <PageContainer sx={{ py: { xs: 4, sm: 8 }, position: 'relative' }}>
      <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
        {t('people.person')}
      </Box>
      <ErrorPanel title={t('people.errorLoadingPerson')} text={t('people.pleaseTryAgainLater')} error={error} onRetry={onRetry} />
    </PageContainer>
  );
}

function LoadedPerson({ person, isStale }: { person: NonNullable<PersonScreenQuery['person']>; isStale: boolean }) {
  const { id, name, reviews, lists } = person;
  useHead({ title: name, description: t('people.reviewsAndListsOfPlaces', { name }), noIndex: true });
  const hrefOf = (page: number) => (page > 1 ? `${paths.person(id)}?page=${page}` : paths.person(id));
  return (
    <PersonPage
      header={<PersonHeader person={person} />}
      lists={
        <Part title={t('people.lists')}>
          {lists.length > 0 ? (
            <ListLinks lists={lists} label={t('people.listsByName', { name })} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{t('people.noPublicListsYet')}</Typography>
          )}
        </Part>
      }
      reviews={
        <Part title={t('people.reviews')} count={reviews.total > 0 ? formatNumber(reviews.total) : undefined}>
          <PersonReviews reviews={reviews} isStale={isStale} hrefOf={hrefOf} />
        </Part>
      }
    />
  );
}

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = ({ params: { id = '' }, search }) => [
  { query: PersonScreenDocument, variables: { id, page: pageParam(search.get('page')) } },
];

/** Public page of a user: reviews and public lists. */
export function PersonScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const page = pageParam(params.get('page'));
  const { data, previousData, loading, error, refetch } = useQuery(PersonScreenDocument, { variables: { id, page } });
  const known = data?.person ?? (previousData?.person?.id === id ? previousData.person : undefined);
  const waiting = useDeferredLoading(loading && !known);

  if (known && !error) return <LoadedPerson key={id} person={known} isStale={loading} />;
  if (loading) return waiting ? <Spinner label={t('people.loadingPerson')} /> : null;
  if (error && !isNotFound(error)) return <Failed error={error} onRetry={() => void refetch()} />;
  return <PersonNotFound />;
}
