import Typography from '@mui/material/Typography';
import { dotted } from '../../lib/i18n';
import { cardWordsOf } from '../../lib/places';
import type { CardAttributes_PlaceFragment } from '../../lib/places/CardAttributes.generated';

/** Line of a card with the attributes that the operator shows there. */
export function CardAttributes({ place: { attributes } }: { place: CardAttributes_PlaceFragment }) {
  const words = cardWordsOf(attributes);
  if (words.length === 0) return null;
  return (
    <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
      {dotted(...words)}
    </Typography>
  );
}
