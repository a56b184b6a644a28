import Box from '@mui/material/Box';
import { metresBetween, formatDistance } from '../../lib/places';
import { isolate, t } from '../../lib/i18n';
import { useSettled } from '../../lib/browser';
import type { Point } from '../../ui/map';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** Pause (ms) after which a moved pin is announced, so that a held arrow key does not announce each step. */
const PAUSE = 600;
/** Decimals of announced coordinates: about 10 m. */
const DECIMALS = 4;

/** City that the announced position is compared with. */
export interface NearCity {
  name: string;
  coordinates: Point | null | undefined;
}

function wordsOf(point: Point, city: NearCity | null | undefined): string {
  const pin = t('placeForm.thePinIsAt', { position: isolate(`${point.latitude.toFixed(DECIMALS)}, ${point.longitude.toFixed(DECIMALS)}`) });
  if (!city?.coordinates) return pin;
  const distance = formatDistance(metresBetween(point, city.coordinates));
  return `${pin} ${t('placeForm.distanceFromTheCenter', { distance, city: isolate(city.name) })}`;
}

/** Announces to screen readers where a pin is that was set or moved on the map, and how far from the center of its city. */
export function PinStatus({ point, city }: { point: Point | undefined; city: NearCity | null | undefined }) {
  const settled = useSettled(point, PAUSE);
  return (
    <Box role="status" sx={visuallyHidden}>
      {settled && wordsOf(settled, city)}
    </Box>
  );
}
