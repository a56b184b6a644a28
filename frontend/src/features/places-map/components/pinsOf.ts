import { formatRating, t } from '../../../lib/i18n';
import type { PinCluster, RatingPin, Viewport } from '../../../ui/map';
import type { PlacesMapQuery } from './PlacesMap.generated';
import { cellAround } from './cellAround';
import { absorbPins, clusterOf, separateClusters } from './separate';

type Shown = PlacesMapQuery['mapViewport'];

function labelOf({ name, rating }: NonNullable<Shown['items'][number]['place']>): string {
  return rating.count === 0 ? t('places.nameNoReviewsYet', { name }) : t('places.nameRated', { name, rating: formatRating(rating.average) });
}

/**
 * Converts the items of `mapViewport` into pins and clusters.
 * Drops items outside the viewport: otherwise the Tab key would focus invisible pins.
 * Shifts longitudes by multiples of 360 to match the map's, and merges overlapping items.
 */
export function pinsOf({ items, level }: Shown, { area, longitude, zoom }: Viewport): { pins: RatingPin[]; clusters: PinCluster[] } {
  const { southWest, northEast } = area;
  const across = northEast.longitude - southWest.longitude;
  const reach = (across < 0 ? across + 360 : across) / 2;
  const pins: RatingPin[] = [];
  const clusters: PinCluster[] = [];
  for (const { count, coordinates, place } of items) {
    const turn = Math.round((longitude - coordinates.longitude) / 360) * 360;
    const position = { latitude: coordinates.latitude, longitude: coordinates.longitude + turn };
    const isInside = position.latitude >= southWest.latitude && position.latitude <= northEast.latitude && Math.abs(position.longitude - longitude) <= reach;
    if (!isInside) continue;
    if (place)
      pins.push({ id: place.id, position, label: labelOf(place), text: place.rating.count === 0 ? t('places.new') : formatRating(place.rating.average) });
    else clusters.push(clusterOf(position, count, cellAround(coordinates, level)));
  }
  return absorbPins(pins, separateClusters(clusters, zoom), zoom);
}
