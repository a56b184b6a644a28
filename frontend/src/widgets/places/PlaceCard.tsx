import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { categoryNames, dotted, priceName, t } from '../../lib/i18n';
import { altOf } from '../../lib/photos';
import { paths } from '../../lib/address';
import { CategoryBadge, CategoryIcon, ExternalMapButton, FeaturedBadge, OpenState, RatingStars } from '../../ui/facts';
import { Picture } from '../../ui/Picture';
import { easing, radius } from '../../ui/shape';
import { CardLink } from '../../ui/CardLink';
import { FavoriteButton } from '../favorites';
import { CardAttributes } from './CardAttributes';
import type { PlaceCard_PlaceFragment } from './PlaceCard.generated';

/** Layer over the picture for the two corner buttons; it lets clicks between them through to the card. */
const overPicture = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: '100%',
  aspectRatio: '4 / 3',
  zIndex: 1,
  p: 1.25,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;

/** Number of further categories that a card names. */
const MOST_NAMED = 2;

interface Props {
  place: PlaceCard_PlaceFragment;
  /** True: shows the description instead of the city, and a note if the price is unknown. */
  described?: boolean;
  /** True for a card that is visible at once: its picture loads first. */
  eager?: boolean;
  /** Formatted distance to the place. */
  distance?: string;
  /** False: do not fall back to the generated illustration; the server has none for a place that is not public. */
  isDrawn?: boolean;
}

/** Card of a place. The card links to the place's page; one button saves the place as a favorite, another opens an external map. */
export function PlaceCard({ place, described = false, eager = false, distance, isDrawn = true }: Props) {
  const { id, name, category, city, coordinates, rating } = place;
  const [image] = place.images;
  const art = isDrawn ? `/art/places/${id}.svg` : '';
  const price = place.priceRange === null ? null : priceName(place.priceRange);
  const categories = categoryNames(place, MOST_NAMED);
  const facts = described ? [categories, price ?? t('places.priceNA'), distance] : [categories, city?.name, price, distance];

  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        height: '100%',
        '& img': { transition: `transform 400ms ${easing}` },
        '@media (prefers-reduced-motion: no-preference)': { '&:hover img, &:focus-within img': { transform: 'scale(1.03)' } },
      }}
    >
      <Box sx={{ position: 'relative', borderRadius: radius.card, overflow: 'hidden' }}>
        <Picture
          src={image?.url ?? art}
          alt={image ? altOf(image, name) : ''}
          sources={image?.sources}
          sizes="(min-width: 600px) 340px, 100vw"
          thumbHash={image?.thumbHash}
          focus={image?.focus}
          fallbackSrc={art}
          placeholder={<CategoryIcon category={category} sx={{ fontSize: 56 }} />}
          eager={eager}
        />
        <Box sx={{ position: 'absolute', top: 12, left: 12, right: 68, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <CategoryBadge category={category} />
          {place.featured && <FeaturedBadge />}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, pt: 1.5 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <CardLink to={paths.place(id)}>
            <bdi>{name}</bdi>
          </CardLink>
        </Typography>
        <RatingStars value={rating.average} count={rating.count} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {dotted(...facts)}
      </Typography>
      <CardAttributes place={place} />
      <OpenState times={place.openingTimes} business={place} />
      {described && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ mt: 0.75, textAlign: 'left', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}
        >
          <span lang={place.description.language}>{place.description.text}</span>
        </Typography>
      )}
      {place.isSample && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400, mt: 0.5 }}>
          {t('places.sampleData')}
        </Typography>
      )}
      <Box sx={overPicture}>
        <FavoriteButton place={place} />
        {coordinates && <ExternalMapButton coordinates={coordinates} label={t('places.openNameInGoogleMaps', { name })} />}
      </Box>
    </Box>
  );
}
