import { type About, joined, type PlaceFile, type Values, valuesOf } from './place-file.js';

/** Returns a row as a GeoJSON feature (RFC 7946). Unknown values are left out. */
function featureOf({ id, latitude, longitude, ...properties }: Values): string {
  const geometry = latitude === undefined ? null : { type: 'Point', coordinates: [longitude, latitude] };
  return JSON.stringify({ type: 'Feature', id, geometry, properties });
}

/** Returns the members of the collection before its features. RFC 7946 allows foreign members, such as the licence. */
function membersOf({ title, credits, bounds }: About): string {
  const members = {
    type: 'FeatureCollection',
    name: title,
    licence: joined(credits.map(({ licence }) => licence)) ?? undefined,
    attribution: joined(credits.map(({ name }) => name)) ?? undefined,
    bbox: bounds ? [bounds.west, bounds.south, bounds.east, bounds.north] : undefined,
  };
  return JSON.stringify(members).slice(0, -1);
}

/** Writes one GeoJSON collection with a feature per row. */
export async function* geoJson<Row>({ about, columns, portions }: PlaceFile<Row>): AsyncGenerator<string> {
  yield `${membersOf(about)},"features":[`;
  let separator = '\n';
  for await (const rows of portions) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => featureOf(valuesOf(columns, row))).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}

/** Writes one GeoJSON feature per line. */
export async function* featureLines<Row>({ columns, portions }: PlaceFile<Row>): AsyncGenerator<string> {
  for await (const rows of portions) yield rows.map((row) => `${featureOf(valuesOf(columns, row))}\n`).join('');
}
