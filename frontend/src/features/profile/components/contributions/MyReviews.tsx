import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../../lib/i18n';
import { pageParam, paths } from '../../../../lib/address';
import { ErrorPanel, useDeferredLoading } from '../../../../ui/feedback';
import { PageNumbers } from '../../../../ui/PageNumbers';
import { ListSkeleton } from './ListSkeleton';
import { MyReviewItem } from './MyReviewItem';
import { MyReviewsDocument } from './MyReviews.generated';
import { NothingYet } from './NothingYet';
import { ProfileSection } from '../ProfileSection';

const ID = 'my-reviews';
/** Address parameter with the page: `?reviews=2`. */
const PARAM = 'reviews';

/** All of the viewer's reviews, newest first, with any moderation state. */
export function MyReviews() {
  const [params] = useSearchParams();
  const page = pageParam(params.get(PARAM));
  // `cache-and-network`: a moderator can have decided since the last request.
  const { data, previousData, loading, error, refetch } = useQuery(MyReviewsDocument, { variables: { page }, fetchPolicy: 'cache-and-network' });
  const reviews = (data ?? previousData)?.viewer?.reviews;
  const isFailed = error !== undefined && !data;
  const waiting = useDeferredLoading(loading && !reviews);
  const hrefOf = (n: number) => {
    const next = new URLSearchParams(params);
    next.set(PARAM, String(n));
    return `${paths.profile}?${next.toString()}#${ID}`;
  };

  if (reviews?.total === 0) return <NothingYet title={t('profile.myReviews')} text={t('profile.youHaventWrittenAnyReviewsYet')} />;
  return (
    <Box id={ID} sx={{ gridColumn: '1 / -1', display: 'grid' }}>
      <ProfileSection title={t('profile.myReviews')} isList>
        {!reviews && waiting && <ListSkeleton label={t('profile.loadingYourReviews')} />}
        {isFailed && (
          <ErrorPanel title={t('profile.errorLoadingReviews')} text={t('profile.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
        )}
        {!isFailed && reviews && (
          <Box
            component="ul"
            aria-busy={loading && !data}
            sx={{ listStyle: 'none', m: 0, p: 0, opacity: loading && !data ? 0.6 : 1, transition: 'opacity .2s' }}
          >
            {reviews.items.map((review) => (
              <MyReviewItem key={review.id} review={review} />
            ))}
          </Box>
        )}
        {reviews && <PageNumbers page={reviews.page} pages={reviews.pages} hrefOf={hrefOf} />}
      </ProfileSection>
    </Box>
  );
}
