import Box from '@mui/material/Box';
import { Picture } from '../../../../ui/Picture';
import { radius } from '../../../../ui/shape';
import type { PlaceHero_PlaceFragment } from './PlaceHero.generated';

/** One large picture and up to four small ones. */
const MOST = 5;
const COLUMNS = ['1fr', '1fr', '2fr 1fr', '2fr 1fr', '2fr 1fr 1fr', '2fr 1fr 1fr'];

/** How many cells of the mosaic the picture number `n` (from 0) of so many takes. */
function cellsOf(n: number, count: number) {
  if (n === 0) return { gridRow: { sm: count > 2 ? 'span 2' : 'auto' } };
  return { gridColumn: { sm: count === 4 && n === 1 ? 'span 2' : 'auto' } };
}

/** The picture of a place; several photos make a mosaic, of which phones show the first. */
export function PlacePictures({ place }: { place: PlaceHero_PlaceFragment }) {
  const pictures = place.images.slice(0, MOST);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: COLUMNS[pictures.length] },
        gridAutoRows: '1fr',
        aspectRatio: { xs: '4 / 3', sm: '2 / 1', md: '16 / 9' },
        borderRadius: radius.panel,
        overflow: 'hidden',
        bgcolor: 'sunken.main',
      }}
    >
      {pictures.map(({ url, alt }, n) => (
        <Box
          key={url}
          sx={{ position: 'relative', display: { xs: n === 0 ? 'block' : 'none', sm: 'block' }, ...cellsOf(n, pictures.length) }}
        >
          <Picture src={url} alt={alt} fallbackSrc={`/art/places/${place.id}.svg`} eager={n === 0} fill />
        </Box>
      ))}
    </Box>
  );
}
