import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { type MapPicture, mapPictureIn } from '../../lib/places';

interface Props {
  picture: MapPicture;
  /** Accessible name of the map. */
  label: string;
}

/** Time (ms) in which Leaflet fades tiles in. */
const FADE = 300;

/** Rules for the picture and the map after it. `waitForTiles` has set the class `is-waiting`, until the map is drawn. */
const below = {
  transition: `visibility 0s ${FADE}ms`,
  '& ~ * .leaflet-container': { transition: `background-color 0s ${FADE}ms` },
  // `!important` outweighs the color of the ground, which the base layers set on the element.
  '& ~ * .leaflet-container.is-waiting': { background: 'transparent !important' },
  '@media screen': { '&:has(~ * .leaflet-container:not(.is-waiting))': { visibility: 'hidden' } },
  '@media print': { '& ~ * .leaflet-container': { display: 'none' } },
} as const;

const image = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'none' } as const;

const credits = {
  display: 'none',
  position: 'absolute',
  bottom: 0,
  insetInlineEnd: 0,
  px: 1,
  typography: 'caption',
  bgcolor: 'background.paper',
  '@media print': { display: 'block' },
  '& a': { color: 'inherit' },
} as const;

/**
 * Picture of the surroundings of a place at the scale of the map, with the place in the middle. It is the property `below` of a
 * map, which hides it as soon as its own tiles are drawn. Paper shows the picture instead of the map, with its credits.
 */
export function StaticPicture({ picture, label }: Props) {
  const { colorScheme } = useColorScheme();
  return (
    <Box className="static-map" sx={below}>
      <picture>
        {colorScheme === 'dark' && <source media="print" srcSet={mapPictureIn('light', picture)} />}
        <Box component="img" src={mapPictureIn(colorScheme ?? 'light', picture)} alt={label} loading="lazy" decoding="async" sx={image} />
      </picture>
      {/* The server has sanitized the credits: they contain text and links only. */}
      <Box component="small" sx={credits} dangerouslySetInnerHTML={{ __html: picture.credit }} />
    </Box>
  );
}
