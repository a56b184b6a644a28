import { newId } from '../../backend/src/core/db/index.js';
import { figure } from '../support/figures.js';
import { startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { query, startCluster } from '../support/postgres.js';

/** Reviews that wait in each of the two cities. */
const REVIEWS = 60;

jest.setTimeout(120_000);

let databaseUrl: string;
let instances: string[];
let admin: Person;
let here: string;
let elsewhere: string;
beforeAll(async () => {
  databaseUrl = (await startCluster()).url();
  const variables = { DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off', LOG_LEVEL: 'fatal' };
  const [first, second] = [await startInstance(variables), await startInstance(variables)];
  instances = [first.url, second.url];
  [admin] = (await addPeople(databaseUrl, 1, 'admin')) as [Person];
  [here, elsewhere] = [await addCity('Pune'), await addCity('Goa')];
}, 240_000);

async function addCity(name: string): Promise<string> {
  const id = newId();
  await query(
    databaseUrl,
    `INSERT INTO cities (id, name, state, country, description, latitude, longitude, time_zone) VALUES ($1, $2, 'State', 'India', 'A city.', 18.5, 73.8, 'Asia/Kolkata')`,
    [id, name],
  );
  return id;
}

/** Adds reviews of new people that wait for a moderator. @returns their ids */
async function addReviews(cityId: string): Promise<string[]> {
  const people = await addPeople(databaseUrl, REVIEWS);
  const placeId = newId();
  const ids = people.map(() => newId());
  await query(
    databaseUrl,
    `INSERT INTO places (id, city_id, name, description, category, full_address, status) VALUES ($1, $2, 'Fort', 'A fort.', 'historic', 'Main road', 'active')`,
    [placeId, cityId],
  );
  await query(
    databaseUrl,
    `INSERT INTO reviews (id, place_id, user_id, rating, comment, status) SELECT id, $2, user_id, 4, 'Worth a walk.', 'pending' FROM unnest($1::uuid[], $3::uuid[]) x (id, user_id)`,
    [ids, placeId, people.map(({ id }) => id)],
  );
  return ids;
}

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

async function ask(document: string, variables: object, { headers }: Person, on = 0): Promise<Answer> {
  const response = await fetch(`${instances[on] ?? ''}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query: document, variables }),
  });
  return (await response.json()) as Answer;
}

/** Adds a moderator of these cities. */
async function addModerator(cityIds: readonly string[]): Promise<Person> {
  const [person] = (await addPeople(databaseUrl, 1, 'moderator')) as [Person];
  await query(databaseUrl, 'UPDATE users SET moderated_city_ids = $2 WHERE id = $1', [person.id, cityIds]);
  return person;
}

const APPROVE = 'mutation ($selection: ReviewSelection!) { approveReviews(selection: $selection) { count } }';
const approve = (selection: object, as: Person, on?: number) => ask(APPROVE, { selection }, as, on);
const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;
const decided = async (ids: readonly string[]): Promise<number> =>
  (await query(databaseUrl, "SELECT id FROM reviews WHERE id = ANY($1::uuid[]) AND status <> 'pending'", [ids])).length;

test('a moderator of one city decides about no review of another, in any form of a selection', async () => {
  const [own, foreign] = [await addReviews(here), await addReviews(elsewhere)];
  const moderator = await addModerator([here]);
  const selections = [
    { ids: foreign },
    { ids: foreign.map((id) => id.toUpperCase()) },
    { seen: foreign.map((id) => ({ id, version: 1 })) },
    { seen: foreign.map((id) => ({ id, version: 99 })) },
    { filter: { search: 'Worth', placeId: null }, asOf: '1:1:' },
    { filter: { userId: newId() } },
  ];
  for (const selection of selections) expect(codeOf(await approve(selection, moderator))).toMatch(/^(NOT_FOUND|CONFLICT)$/);
  const mixed = await approve({ ids: [...foreign, ...own] }, moderator);
  expect(mixed.data).toEqual({ approveReviews: { count: REVIEWS } });
  const aliases = foreign.map((id, n) => `a${n}: rejectReviews(selection: { ids: ["${id}"] }, input: { reason: "Spam" }) { count }`);
  await ask(`mutation { ${aliases.slice(0, 10).join(' ')} }`, {}, moderator);
  const widen = 'mutation ($id: ID!, $cityIds: [ID!]) { setUserRole(id: $id, role: MODERATOR, cityIds: $cityIds) { count } }';
  expect(codeOf(await ask(widen, { id: moderator.id, cityIds: [here, elsewhere] }, moderator))).toBe('FORBIDDEN');
  expect([await decided(own), await decided(foreign)]).toEqual([REVIEWS, 0]);
  figure('S43', `${selections.length + 2} forms of a selection, ${REVIEWS} foreign reviews: 0 decisions`);
});

test('no instance accepts a decision in a city after an admin has taken it from the moderator', async () => {
  const ids = await addReviews(elsewhere);
  const moderator = await addModerator([here, elsewhere]);
  let isTaken = false;
  let late = 0;
  const decide = async (id: string, n: number) => {
    const wasTaken = isTaken;
    const answer = await approve({ ids: [id] }, moderator, n % 2);
    if (wasTaken && !answer.errors) late += 1;
    return wasTaken;
  };
  const take = async () => {
    const limit = 'mutation ($id: ID!, $cityIds: [ID!]) { setUserRole(id: $id, role: MODERATOR, cityIds: $cityIds) { count } }';
    expect((await ask(limit, { id: moderator.id, cityIds: [here] }, admin)).data).toEqual({ setUserRole: { count: 1 } });
    isTaken = true;
  };
  await decide(ids[0] ?? '', 0);
  const taking = take();
  const sent: boolean[] = [];
  for (const [n, id] of ids.slice(1).entries()) sent.push(await decide(id, n));
  await taking;
  expect(late).toBe(0);
  expect(sent.filter(Boolean).length).toBeGreaterThan(0);
  figure('S43', `${sent.filter(Boolean).length} decisions on 2 instances after a city was taken: 0 accepted`);
});
