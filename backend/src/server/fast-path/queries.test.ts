import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { clientOperations } from '../../../test/reads.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { repositoryRoot } from '../../core/config/index.js';
import { createSchema } from '../schema.js';
import { createCompiledFields } from './compiled-fields.js';
import { planOf } from './plan.js';

// Each file of `backend/queries` has the SQL of one screen, so that a review shows how a change affects it. This test compares the files with the
// code; with `UPDATE_QUERIES=1` it writes them.
const FOLDER = path.join(repositoryRoot, 'backend/queries');
const isUpdate = process.env.UPDATE_QUERIES === '1';

const ID = '018cc251-f400-7000-8000-000000000001';
const PAGE = { number: 1, size: 20 };
const BOUNDS = { southWest: { latitude: 18.4, longitude: 73.7 }, northEast: { latitude: 18.65, longitude: 74 } };

/** Variables of the client's public screens, by operation and case. */
const CASES: Record<string, Record<string, object>> = {
  HomeScreen: { all: {} },
  CitiesScreen: {
    'all cities': { filter: {}, page: PAGE },
    'of a state': { filter: { state: 'Maharashtra', country: 'India' }, page: PAGE, country: 'India' },
    'a search': { filter: { search: 'pune' }, page: PAGE },
  },
  CityScreen: { all: { id: ID } },
  PlacesScreen: {
    'all places': { filter: {}, sort: 'RECOMMENDED', page: PAGE },
    'of a category in a city': { filter: { city: ID, category: 'museum' }, sort: 'RATING', page: PAGE },
    'by pincode and rating': { filter: { pincode: '411030', minRating: 4 }, sort: 'NEWEST', page: PAGE },
    'in an area': { filter: { bounds: BOUNDS }, sort: 'RECOMMENDED', page: PAGE },
    nearest: { filter: { near: { latitude: 18.5, longitude: 73.9 } }, sort: 'NEAREST', page: PAGE },
    'a search': { filter: { search: 'fort' }, sort: 'RECOMMENDED', page: PAGE },
  },
  PlacesChoices: { all: {} },
  PlacesMap: { 'whole area': { bounds: BOUNDS, zoom: 9, filter: {} }, 'near the ground': { bounds: BOUNDS, zoom: 18, filter: { category: 'museum' } } },
  PlaceScreen: { all: { id: ID } },
  PlaceReviews: { newest: { id: ID, sort: 'NEWEST', page: 1 }, 'of four stars': { id: ID, sort: 'HELPFUL', rating: 4, page: 2 } },
  Autocomplete: { all: { text: 'pun' } },
};

/** The same for signed-in users. */
const MEMBERS: typeof CASES = {
  Viewer: { all: {} },
  SaveToList: { all: { placeId: ID } },
  PlacesScreen: { 'all places': { filter: {}, sort: 'RECOMMENDED', page: PAGE } },
  PlaceScreen: { all: { id: ID } },
  MyReview: { all: { placeId: ID } },
};

/** Starts a line at each clause. Lines inside of texts are not told apart: the files are to be read, not to be run. */
const inLines = (sql: string): string =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/(?<!LEFT|CROSS) (?=(FROM|WHERE|ORDER BY|GROUP BY|HAVING|LIMIT|UNION ALL|((LEFT|CROSS) )?JOIN|WITH) )/g, '\n')
    .replace(/, (?=\(SELECT )/g, ',\n');

let server: TestServer;
let texts: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  const schema = await createSchema();
  const parts = { schema, reads: createCompiledFields(schema, server.dataSource.manager, servicesOf(server)) };
  const operations = clientOperations();
  const sqlOf = (name: string, cases: Record<string, object>, isSignedIn: boolean): string =>
    Object.entries(cases)
      .map(([title, variables]) => {
        const text = planOf(parts, parse(operations[name] ?? ''), name)?.bind({ ...variables }, { isSignedIn }).text ?? '';
        return `-- ${name}: ${title}\n${inLines(text)}\n`;
      })
      .join('\n');
  texts = Object.fromEntries([
    ...Object.entries(CASES).map(([name, cases]) => [`${name}.sql`, sqlOf(name, cases, false)] as const),
    ...Object.entries(MEMBERS).map(([name, cases]) => [`${name}.signed-in.sql`, sqlOf(name, cases, true)] as const),
  ]);
});
afterAll(() => server.stop());

test('the SQL of the public screens is that of backend/queries', () => {
  if (isUpdate) {
    mkdirSync(FOLDER, { recursive: true });
    for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(FOLDER, file), text);
  }
  expect(Object.fromEntries(readdirSync(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]))).toEqual(texts);
});
