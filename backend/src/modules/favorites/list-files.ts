import { csvOf } from '../../core/rest/index.js';
import { escapeXml } from '../../core/validation/index.js';
import type { Place } from '../places/index.js';
import type { PlaceListItem } from './place-list-item.type.js';

/** A list of places to export. */
export interface ListFile {
  name: string;
  description: string | null;
  items: readonly PlaceListItem[];
  /** Name of the site. */
  site: string;
  /** Base URL of the site, without a trailing slash. */
  publicUrl: string;
}

/** Returns the fields of a place that all formats contain, in their order. Unknown values are null. */
const factsOf = ({ place, note }: PlaceListItem, publicUrl: string) => ({
  name: place.name,
  category: place.category,
  address: place.fullAddress,
  phone: place.phone,
  website: place.website,
  note,
  rating: place.ratingCount > 0 ? place.ratingAverage : null,
  url: `${publicUrl}/places/${place.id}`,
});

type Located = Place & { latitude: number; longitude: number };
const isLocated = (place: Place): place is Located => place.latitude !== null && place.longitude !== null;

/** Returns GeoJSON (RFC 7946) with a feature per place. The geometry is null if the place has no coordinates. */
export function toGeoJson({ items, publicUrl }: ListFile): string {
  const features = items.map((item) => ({
    type: 'Feature',
    geometry: isLocated(item.place) ? { type: 'Point', coordinates: [item.place.longitude, item.place.latitude] } : null,
    properties: factsOf(item, publicUrl),
  }));
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2);
}

const element = (name: string, text: string | null): string => (text === null ? '' : `<${name}>${escapeXml(text)}</${name}>`);

/** Formats degrees for GPX, without an exponent. Six decimals are precise to about 10 cm. */
const degrees = (value: number): string => value.toFixed(6);
/** Returns a longitude for GPX, which excludes 180°: it becomes -180°. */
const longitudeOf = ({ longitude }: Located): string => degrees(longitude).replace(/^180\.000000$/, '-180.000000');

const leftOut = (count: number): string | null =>
  count === 0 ? null : `${count === 1 ? '1 place is' : `${count} places are`} left out, as nobody knows exactly where.`;

/** Returns GPX 1.1 (https://www.topografix.com/GPX/1/1/) with a waypoint per place. Its description says how many places have no coordinates. */
export function toGpx({ name, description, items, site, publicUrl }: ListFile): string {
  const located = items.flatMap((item) => (isLocated(item.place) ? [{ item, place: item.place }] : []));
  const about = [description, leftOut(items.length - located.length)].filter((part) => part !== null).join('\n\n') || null;
  const waypoints = located.map(({ item, place }) => {
    const { category, note, url } = factsOf(item, publicUrl);
    const parts = [
      element('name', place.name),
      element('desc', note),
      `<link href="${escapeXml(url)}">${element('text', place.name)}</link>`,
      element('type', category),
    ];
    return `<wpt lat="${degrees(place.latitude)}" lon="${longitudeOf(place)}">${parts.join('')}</wpt>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(site)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${element('name', name)}${element('desc', about)}</metadata>`,
    ...waypoints,
    '</gpx>',
    '',
  ].join('\n');
}

const CSV_COLUMNS = ['name', 'category', 'address', 'phone', 'website', 'note', 'rating', 'latitude', 'longitude', 'url'] as const;

/** Returns CSV with a line per place. */
export function toCsv({ items, publicUrl }: ListFile): string {
  const rows = items.map((item) => ({ ...factsOf(item, publicUrl), latitude: item.place.latitude, longitude: item.place.longitude }));
  return csvOf(Object.fromEntries(CSV_COLUMNS.map((column) => [column, (row: (typeof rows)[number]) => row[column]])), rows);
}
