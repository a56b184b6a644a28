import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { CardLink } from '../../../ui/CardLink';
import { Picture } from '../../../ui/Picture';
import { RatingStars } from '../../../ui/facts';
import { radius } from '../../../ui/shape';
import { ReviewBody } from '../../../widgets/reviews';
import type { PersonReview_ReviewFragment } from './PersonReview.generated';

/** Review by the user, with a link to the place. */
export function PersonReview({ review }: { review: PersonReview_ReviewFragment }) {
  const { rating, createdAt, place } = review;
  const art = place ? `/art/places/${place.id}.svg` : '';
  return (
    <Stack component="article" aria-label={place ? t('people.reviewOfName', { name: place.name }) : t('people.review')} sx={{ gap: 1.25, py: 3 }}>
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        {place && (
          <Box sx={{ width: 72, flexShrink: 0, borderRadius: radius.control, overflow: 'hidden' }}>
            <Picture src={place.images[0]?.url ?? art} alt="" focus={place.images[0]?.focus} fallbackSrc={art} placeholder={null} />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h4" component="h3">
            {place ? (
              <CardLink to={paths.place(place.id)}>
                <bdi>{place.name}</bdi>
              </CardLink>
            ) : (
              t('people.aPlaceThatIsNot')
            )}
          </Typography>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'text.secondary', typography: 'body2', mt: 0.25 }}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <RatingStars value={rating} />
            </Box>
            <span aria-hidden>·</span>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </Stack>
        </Box>
      </Box>
      <ReviewBody review={review} />
    </Stack>
  );
}
