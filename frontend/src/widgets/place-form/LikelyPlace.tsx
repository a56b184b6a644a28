import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { categoryName, dotted, localizedPath, t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { CategoryIcon } from '../../ui/facts';
import { Picture } from '../../ui/Picture';
import { radius } from '../../ui/shape';
import type { LikelyPlaces_LikeFragment } from './LikelyPlaces.generated';

/** Describes the likeness, for example "40 m away · similar name". */
function reasonOf({ distance, hasSimilarName, place }: LikelyPlaces_LikeFragment): string {
  return dotted(
    distance === 0 ? t('placeForm.atTheSameSpot') : t('placeForm.distanceMAway', { distance }),
    hasSimilarName && t('placeForm.similarName'),
    place.status === 'PENDING' && t('placeForm.yourOwnSuggestionWaitingForApproval'),
  );
}

/** Possible duplicate of a new place, with a link. */
export function LikelyPlace({ like }: { like: LikelyPlaces_LikeFragment }) {
  const { id, name, category, status, fullAddress, images } = like.place;
  // The server generates no illustration for a place that is not public.
  const art = status === 'ACTIVE' ? `/art/places/${id}.svg` : '';
  return (
    <Box component="article" sx={{ display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', columnGap: 2, alignItems: 'start' }}>
      <Box sx={{ borderRadius: radius.control, overflow: 'hidden' }}>
        <Picture src={images[0]?.isIllustration === false ? images[0].url : art} alt="" fallbackSrc={art} placeholder={<CategoryIcon category={category} />} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h3">
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {dotted(categoryName(category), fullAddress)}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
          {reasonOf(like)}
        </Typography>
        <Button
          href={localizedPath(paths.place(id))}
          target="_blank"
          endIcon={<OpenInNewRounded />}
          aria-label={t('placeForm.yesShowMeNameIn', { name })}
          sx={{ ml: -2, px: 2 }}
        >
          {t('placeForm.yesShowMe')}
        </Button>
      </Box>
    </Box>
  );
}
