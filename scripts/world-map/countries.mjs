// Land, borders and labels of countries, from Natural Earth 1:50,000,000.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import isoCountries from 'i18n-iso-countries';
import { feature, mesh } from 'topojson-client';
import { take } from './backend.mjs';
import { partsOf } from './date-line.mjs';
import { latitudeOf, longitudeOf, point, project } from './mercator.mjs';

const { default: polylabel } = take('polylabel');

const read = (name) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${name}-50m.json`), 'utf8'));
const countries = read('countries');

/** Width that the largest part of a country needs for its label (px). */
const LABEL_PX = 36;
const MAX_ZOOM = 7;
/** Precision of the search for a label's place, as a share of the map's width. */
const PRECISION = 1e-5;

/** Returns the land of the world as features. */
export function land() {
  const { features = [] } = feature(read('land'), 'land');
  return features.map(({ geometry }) => ({
    type: 'Feature',
    properties: { kind: 'earth' },
    geometry: { type: 'MultiPolygon', coordinates: partsOf(geometry) },
  }));
}

/** Returns the borders between countries, without coasts, as one feature. */
export function borders() {
  const lines = mesh(countries, countries.objects.countries, (one, other) => one !== other);
  return [{ type: 'Feature', properties: { kind: 'country' }, geometry: { type: 'MultiLineString', coordinates: partsOf(lines) } }];
}

/** Returns the area of a ring by the shoelace formula. @param ring points of an equal-area or a conformal projection */
function areaOf(ring) {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return Math.abs(sum) / 2;
}

/** Returns the area of a polygon on the sphere, in an arbitrary unit. Uses the cylindrical equal-area projection. */
const sphericalArea = ([outline]) => areaOf(outline.map(([longitude, latitude]) => [longitude, Math.sin((latitude * Math.PI) / 180)]));

/** Returns the lowest zoom at which a polygon is as wide as a label. @param outline projected points */
function zoomFor(outline) {
  const side = 256 * Math.sqrt(areaOf(outline));
  return Math.min(Math.max(Math.ceil(Math.log2(LABEL_PX / side)), 1), MAX_ZOOM);
}

/**
 * Returns a label for each country that has an ISO 3166-1 code, on the largest of its parts.
 * Disputed areas without a code have none. Properties:
 * - `iso`: the alpha-2 code, by which maps name the country in the language of the page
 * - `min_zoom`: lowest zoom of a map with tiles of 256 px that shows the label
 * - `rank`: 1 for the largest country
 */
export function countryLabels() {
  const found = feature(countries, countries.objects.countries).features.flatMap(({ id, geometry }) => {
    const iso = id && isoCountries.numericToAlpha2(id);
    if (!iso) return [];
    const polygons = partsOf(geometry);
    const largest = polygons.toSorted((one, other) => sphericalArea(other) - sphericalArea(one))[0];
    const projected = largest.map((ring) => ring.map(project));
    const [x, y] = polylabel(projected, PRECISION);
    return [
      { iso, area: polygons.reduce((sum, polygon) => sum + sphericalArea(polygon), 0), minZoom: zoomFor(projected[0]), at: [longitudeOf(x), latitudeOf(y)] },
    ];
  });
  return (
    found
      .sort((one, other) => other.area - one.area || one.iso.localeCompare(other.iso, 'en'))
      // Natural Earth lists some islands of Australia as an area of their own, with the same code.
      .filter(({ iso }, index, all) => all.findIndex((one) => one.iso === iso) === index)
      .map(({ iso, minZoom, at: place }, index) => point(place, { kind: 'country', iso, min_zoom: minZoom, rank: index + 1 }))
  );
}
