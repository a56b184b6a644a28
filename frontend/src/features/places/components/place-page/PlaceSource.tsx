import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlaceSource_PlaceFragment } from './PlaceSource.generated';

/** Where the data about a place come from, as licences ask for; nothing where people of this guide have written them. */
export function PlaceSource({ place: { source } }: { place: PlaceSource_PlaceFragment }) {
  if (!source) return null;
  const { name, licence, url } = source;
  return (
    <Typography variant="body2" sx={{ px: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      Data:{' '}
      {url ? (
        <Link href={url} target="_blank" rel="noopener noreferrer" color="inherit" underline="always">
          {name}
        </Link>
      ) : (
        name
      )}
      {licence && `, ${licence}`}
    </Typography>
  );
}
