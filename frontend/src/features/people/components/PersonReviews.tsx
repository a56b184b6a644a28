import Box from '@mui/material/Box';
import { t } from '../../../lib/i18n';
import { PageNumbers } from '../../../ui/PageNumbers';
import { EmptyState } from '../../../ui/feedback';
import { PersonReview } from './PersonReview';
import type { PersonReviews_PageFragment } from './PersonReviews.generated';

interface Props {
  reviews: PersonReviews_PageFragment;
  /** True while another page loads; the current one stays, dimmed. */
  isStale: boolean;
  hrefOf: (page: number) => string;
}

/** Reviews by the user, newest first. */
export function PersonReviews({ reviews: { items, total, page, pages }, isStale, hrefOf }: Props) {
  if (total === 0) return <EmptyState title={t('people.noReviewsYet')} text={t('people.reviewsByThisPerson')} />;
  return (
    <>
      <Box
        component="ul"
        aria-label={t('people.reviews')}
        aria-busy={isStale}
        sx={{ listStyle: 'none', m: 0, p: 0, opacity: isStale ? 0.6 : 1, transition: 'opacity 200ms' }}
      >
        {items.map((review) => (
          <Box component="li" key={review.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type > article': { pt: 0 } }}>
            <PersonReview review={review} />
          </Box>
        ))}
      </Box>
      <PageNumbers page={page} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
