import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate, t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/address';

interface Props {
  /** Place of the suggestion; null if the place is hidden. */
  place: { id: string; name: string } | null;
  /** Short description of the suggestion. */
  about: string;
  createdAt: string;
  /** Moderation state. */
  children: ReactNode;
}

/** Suggestion by the viewer. */
export function SuggestionItem({ place, about, createdAt, children }: Props) {
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.75, py: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere', '&:first-of-type': { borderTop: 0, pt: 0.5 } }}
    >
      <Typography variant="h4" component="h3">
        {place ? (
          <Link component={RouterLink} to={paths.place(place.id)} color="inherit">
            <bdi>{place.name}</bdi>
          </Link>
        ) : (
          t('profile.aPlaceThatIsHidden')
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about} · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Typography>
      {children}
    </Box>
  );
}
