import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { categoryNames, dotted, priceName } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { CardLink } from '../../ui/CardLink';
import { CategoryIcon, OpenState, RatingStars } from '../../ui/facts';
import { Picture } from '../../ui/Picture';
import { radius } from '../../ui/shape';
import { CardAttributes } from './CardAttributes';
import type { PlaceRow_PlaceFragment } from './PlaceRow.generated';

interface Props {
  place: PlaceRow_PlaceFragment;
  /** Heading level of the name on the page. */
  heading?: 'h2' | 'h3';
  /** Buttons at the end of the row, above its link. */
  end?: ReactNode;
}

/** Shows a place in one row that links to its page, for lists where the name matters more than the picture. */
export function PlaceRow({ place, heading = 'h3', end }: Props) {
  const { id, name, category, city, priceRange, rating, images } = place;
  const art = `/art/places/${id}.svg`;
  return (
    <Box component="article" sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Box sx={{ width: { xs: 80, sm: 96 }, flexShrink: 0, borderRadius: radius.control, overflow: 'hidden' }}>
        <Picture src={images[0]?.url ?? art} alt="" focus={images[0]?.focus} fallbackSrc={art} placeholder={<CategoryIcon category={category} />} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="h4"
          component={heading}
          sx={{ overflowWrap: 'anywhere', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}
        >
          <CardLink to={paths.place(id)}>
            <bdi>{name}</bdi>
          </CardLink>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {dotted(categoryNames(place, 1), city?.name, priceRange && priceName(priceRange))}
        </Typography>
        <CardAttributes place={place} />
        <RatingStars value={rating.average} count={rating.count} />
        <OpenState times={null} business={place} />
      </Box>
      {end && <Box sx={{ position: 'relative', zIndex: 1, flexShrink: 0, display: 'flex' }}>{end}</Box>}
    </Box>
  );
}
