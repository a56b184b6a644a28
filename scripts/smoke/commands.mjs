/** Scripts of package.json, with arguments that make them quick. For each suite of trust/ it is the fastest row. */
export const SCRIPTS = {
  build: [],
  'check:fast': ['scripts/smoke.mjs'],
  format: ['scripts/smoke.mjs'],
  bench: ['all', '--smoke'],
  lighthouse: ['--smoke'],
  accessibility: ['--smoke'],
  'test:security': ['S34'],
  'test:reliability': ['R5'],
  'test:cluster': ['C5'],
};

/** Documented commands that `npm run smoke` does not run, and the test that runs each. */
export const ELSEWHERE = {
  start: 'e2e/start.test.ts',
  dev: 'e2e/development.test.ts',
  test: '.ci/run, before these commands',
  check: 'npm test is the same with a browser',
  smoke: 'this is it',
  pictures: 'by hand, after changes of the console that docs/own-guide.md shows',
  worldmap: 'by hand, after updates of the packages with its data: it overwrites a committed file',
  mutate: 'by hand, after changes of how tests run: it takes half an hour',
  generate: 'examples/client: the build writes the same file',
};

const CITY = 'Smokeville';
const PLACE = 'Kettle of the Small Form';
/** A line in the format of GeoNames: id, names, latitude, longitude, class, code, country, state, population, elevation, time zone, date. */
const GEONAMES = `900000001\t${CITY}\t${CITY}\t\t48.1\t11.5\tP\tPPL\tDE\t\t02\t\t\t\t120000\t\t519\tEurope/Berlin\t2026-01-01\n`;
const FEATURE = {
  type: 'Feature',
  id: 'smoke-1',
  geometry: { type: 'Point', coordinates: [11.5, 48.1] },
  properties: { name: PLACE, category: 'cafe', city: CITY, state: 'Bavaria', country: 'Germany' },
};

/** Input files of the commands below. */
export const FILES = {
  'admin1CodesASCII.txt': 'DE.02\tBavaria\tBavaria\t2951839\n',
  'cities500.txt': GEONAMES,
  'places.geojson': JSON.stringify({ type: 'FeatureCollection', features: [FEATURE] }),
};

/** Checks an exported file. @returns the problem, or undefined */
const hasPlaces = (text) => (text.includes(PLACE) && text.split('\n').length > 100 ? undefined : 'The export lacks places.');

/**
 * Operator commands, in an order in which each one finds the data that it needs.
 * - `folder`: the data folder, by default `guide`, on which the app runs; the backup is restored to `copy`
 * - `args`: receives a function that returns a path in the temporary folder, and the output of the command before
 * - `file`: file that the command writes
 * - `check`: receives the text of that file and the texts written before, and returns the problem or undefined
 */
export const CITYPINS = [
  { name: 'doctor', args: () => ['doctor'] },
  { name: 'create-admin', args: () => ['create-admin', '--email', 'ana@example.org'] },
  { name: 'end-sessions', args: () => ['end-sessions', '--all'] },
  { name: 'demote-admin', args: () => ['demote-admin', 'ana@example.org'] },
  { name: 'sample add', args: () => ['sample', 'add'] },
  { name: 'import', args: (at) => ['import', at('cities500.txt')] },
  { name: 'import', args: (at) => ['import', at('places.geojson')] },
  { name: 'export', args: (at) => ['export', at('places.csv')], file: 'places.csv', check: hasPlaces },
  { name: 'import', args: (at) => ['import', at('places.csv')] },
  { name: 'imports list', args: () => ['imports', 'list'] },
  { name: 'imports undo', args: () => ['imports', 'undo', 'last'] },
  { name: 'map add', args: () => ['map', 'add', 'backend/assets/world.pmtiles'] },
  { name: 'map list', args: () => ['map', 'list', '--json'] },
  { name: 'map remove', args: (_at, output) => ['map', 'remove', JSON.parse(output).maps[0].id] },
  { name: 'backup', args: (at) => ['backup', at('guide.tar')] },
  { name: 'restore', args: (at) => ['restore', at('guide.tar'), '--check'] },
  { name: 'restore', folder: 'copy', args: (at) => ['restore', at('guide.tar')] },
  {
    name: 'export',
    folder: 'copy',
    args: (at) => ['export', at('copy.csv')],
    file: 'copy.csv',
    check: (text, written) => (text === written['places.csv'] ? undefined : 'The restored guide exports other places.'),
  },
  { name: 'sample remove', args: () => ['sample', 'remove', '--yes'] },
  {
    name: 'export',
    args: (at) => ['export', at('rest.csv')],
    file: 'rest.csv',
    check: (text) => (text.includes(PLACE) && text.trim().split('\n').length === 2 ? undefined : 'The export has other places than the imported one.'),
  },
];
