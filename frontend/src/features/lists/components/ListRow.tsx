import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/i18n';
import { FavoriteButton } from '../../../widgets/favorites';
import { PlaceRow } from '../../../widgets/places';
import type { ListItem } from './useListPlaces';

interface Props {
  item: ListItem;
  /** Position in the list, from 1. */
  position: number;
  /** Content below the place, in addition to the note or instead of it. */
  children?: ReactNode;
  /** True: `children` replace the note. */
  isNoteHidden?: boolean;
}

/** Row of a list: number, place, and the owner's note. */
export function ListRow({ item: { place, note }, position, children, isNoteHidden = false }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '28px minmax(0, 1fr)', sm: '40px minmax(0, 1fr)' },
        columnGap: { xs: 1, sm: 2 },
        py: 2.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography aria-hidden variant="h3" component="span" sx={{ color: 'secondary.main', fontVariantNumeric: 'tabular-nums', alignSelf: 'center' }}>
        {formatNumber(position)}
      </Typography>
      <PlaceRow place={place} heading="h2" end={<FavoriteButton place={place} />} />
      <Box sx={{ gridColumn: 2, mt: 1.25, '&:empty': { display: 'none' } }}>
        {note && !isNoteHidden && (
          <Typography dir="auto" sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
            {note}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
