import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate, t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/address';
import { ModerationNote } from '../../../../ui/feedback';
import { StarRow } from '../../../../ui/facts';
import type { MyReviews_ReviewFragment } from './MyReviews.generated';

/** Review by the viewer: place, stars and moderation state. */
export function MyReviewItem({ review: { place, rating, title, createdAt, moderation, viewerCan } }: { review: MyReviews_ReviewFragment }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0.5 } }}
    >
      <Stack sx={{ flex: '1 1 220px', minWidth: 0, gap: 0.75, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h3">
          {place ? (
            <Link component={RouterLink} to={paths.place(place.id)} color="inherit">
              <bdi>{place.name}</bdi>
            </Link>
          ) : (
            t('profile.aPlaceThatIsHidden')
          )}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
          <StarRow value={rating} numbered />
          <Typography variant="body2" component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
            {formatDate(createdAt)}
          </Typography>
        </Stack>
        {title && <Typography dir="auto">{title}</Typography>}
        {moderation && <ModerationNote moderation={moderation} />}
      </Stack>
      {place && viewerCan.edit && (
        <Button
          component={RouterLink}
          to={paths.writeReview(place.id)}
          color="inherit"
          variant="outlined"
          startIcon={<EditOutlined />}
          aria-label={t('profile.editYourReviewOfName', { name: place.name })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('profile.edit')}
        </Button>
      )}
    </Box>
  );
}
