const src = 'backend/src';

/** Breakages of map archives and their tiles. */
export const MAPS = [
  {
    name: 'The server looks for map tiles beyond the edge of the map',
    file: `${src}/server/map-tiles/map-tiles.ts`,
    from: ' || x >= 2 ** z || y >= 2 ** z',
    to: '',
    tests: [`${src}/server/map-tiles/map-tiles.test.ts`],
  },
  {
    name: 'Other processes keep the former map archives',
    file: `${src}/server/fast-path/cached-responses.ts`,
    from: "'search_terms', 'map_archives'",
    to: "'search_terms'",
    tests: [`${src}/server/map-tiles/changes.test.ts`],
  },
  {
    name: 'Credits of a map archive have links that run scripts',
    file: `${src}/core/tiles/credits.ts`,
    from: ' || isLink || !isHttps(href)) return;',
    to: ' || isLink) return;',
    tests: [`${src}/core/tiles/credits.test.ts`],
  },
  {
    name: 'Areas of maps are fetched from private addresses',
    file: `${src}/core/tiles/http-source.ts`,
    from: 'headers, allowsPrivate, signal',
    to: 'headers, allowsPrivate: true, signal',
    tests: [`${src}/core/tiles/http-source.test.ts`],
  },
  {
    name: 'The upkeep deletes an upload while its job waits',
    file: `${src}/modules/maps/map-uploads.ts`,
    from: "ending === 'upload' && needed.has(id)",
    to: 'false',
    tests: [`${src}/modules/maps/tidy-maps.test.ts`],
  },
];
