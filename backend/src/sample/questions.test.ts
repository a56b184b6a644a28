import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startServer, type TestServer } from '../../test/server.js';
import { repositoryRoot } from '../core/config/index.js';
import { loadSampleData } from './load.js';

const FOLDER = path.join(repositoryRoot, 'bench/data/questions');
/** Share of the questions that must have a right answer among the first results. */
const LEAST_RIGHT = 0.95;
/** Number of results that are judged. */
const JUDGED = 5;
/** Local time of questions whose answers do not depend on time, and of the load. */
const DAY = '2026-06-17T12:00';

/** A question, see the README of the folder. */
interface Question {
  text: string;
  at?: string;
  city?: string;
  right?: string[];
  rule?: { categories?: string[]; price?: (string | number)[]; attributes?: Record<string, (string | number)[]> };
  fits: { categories?: string[]; city?: string };
}
type AttributeValue = string | number | boolean;
interface SamplePlace {
  id: string;
  key: string;
  city: string;
  categories: string[];
  price: string | number;
  attributes: Record<string, AttributeValue | AttributeValue[]>;
  /** Whether it is active and open for business. */
  isOpen: boolean;
}

let server: TestServer;
const places = new Map<string, SamplePlace>();
const cities = new Map<string, { id: string; zone: string }>();

beforeAll(async () => {
  jest.useFakeTimers({
    now: Date.parse(`${DAY}Z`),
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
  server = await startServer();
  await loadSampleData(server.dataSource, { now: new Date() });
  await server.ran('place-hours');
  await server.dataSource.query('SELECT search_count()');
  const rows: (Omit<SamplePlace, 'price'> & { price: string | null })[] = await server.dataSource.query(`
    SELECT p.id, p.source_id AS key, split_part(p.source_id, '/', 1) AS city, p.category || p.more_categories AS categories, p.price_range AS price, p.attributes,
      p.status = 'active' AND p.business_status IS NULL AS "isOpen" FROM places p`);
  for (const row of rows) places.set(row.id, { ...row, price: row.price === 'Free' ? 'free' : Array.from(row.price ?? '').length });
  const zones: { id: string; key: string; zone: string }[] = await server.dataSource.query(`
    SELECT c.id, c.time_zone AS zone, (SELECT split_part(source_id, '/', 1) FROM places WHERE city_id = c.id LIMIT 1) AS key FROM cities c`);
  for (const { id, key, zone } of zones) cities.set(key, { id, zone });
});
afterAll(async () => {
  jest.useRealTimers();
  await server.stop();
});

const textsOf = (value: AttributeValue | AttributeValue[] | undefined): string[] =>
  [value]
    .flat()
    .filter((one) => one !== undefined)
    .map((one) => (typeof one === 'boolean' ? (one ? 'yes' : 'no') : String(one)));

const isOf = ({ categories, city }: Question['fits'], place: SamplePlace): boolean =>
  (!categories || place.categories.some((one) => categories.includes(one))) && (!city || place.city === city);

function isRight({ right = [], rule }: Question, place: SamplePlace): boolean {
  if (!rule) return right.includes(place.key);
  const hasAttributes = Object.entries(rule.attributes ?? {}).every(([key, values]) =>
    textsOf(place.attributes[key]).some((one) => values.map(String).includes(one)),
  );
  return place.isOpen && isOf({ categories: rule.categories }, place) && (!rule.price || rule.price.includes(place.price)) && hasAttributes;
}

/** Returns the first results of a question at its time. */
async function answersOf({ text, at = DAY, city, fits }: Question): Promise<SamplePlace[]> {
  const zone = cities.get(city ?? fits.city ?? '')?.zone ?? 'UTC';
  const moments: { moment: Date }[] = await server.dataSource.query('SELECT $1::timestamp AT TIME ZONE $2 AS moment', [at, zone]);
  jest.setSystemTime(moments[0]?.moment ?? new Date());
  const { body } = await server.graphql<{ places: { items: { id: string }[] } }>(
    'query ($filter: PlaceFilter, $page: PageInput) { places(filter: $filter, page: $page) { items { id } } }',
    { filter: { search: text, city: city && cities.get(city)?.id }, page: { size: JUDGED } },
  );
  expect(body.errors).toBeUndefined();
  return body.data.places.items.flatMap(({ id }) => places.get(id) ?? []);
}

test('95 % of the questions have a right answer among the first five results, and none an absurd one', async () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  const questions = files.flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Question[]);
  expect(questions).toHaveLength(200);
  const [wrong, absurd]: [string[], string[]] = [[], []];
  for (const question of questions) {
    const found = await answersOf(question);
    const shown = `${question.text}: ${found.map(({ key }) => key).join(', ') || 'no result'}`;
    if (!found.some((place) => isRight(question, place))) wrong.push(shown);
    if (!found.every((place) => isOf(question.fits, place))) absurd.push(shown);
  }
  const isEnough = wrong.length <= questions.length * (1 - LEAST_RIGHT) + 1e-9;
  expect({ absurd, wrong: isEnough ? [] : wrong }).toEqual({ absurd: [], wrong: [] });
});
