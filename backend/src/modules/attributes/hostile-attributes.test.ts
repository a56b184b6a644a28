import fc from 'fast-check';
import { ask } from '../../../test/ask.js';
import { defineAttributes, givenValues, NEW_ATTRIBUTES } from '../../../test/definitions.js';
import { buildCity, buildPlace, buildUser, change, PLACE_DETAILS } from '../../../test/builders.js';
import { nastyText, nastyValue } from '../../../test/fuzz/values.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { isAttributeValues, Place } from '../places/index.js';
import type { AttributeFields } from '../site/index.js';

/** A fixed seed, so that every run is the same. */
const RUN = { numRuns: 150, seed: 33 };
const ALL = Object.keys(NEW_ATTRIBUTES);
const VALUES: Place['attributes'] = { playground: true, entrance: 'ramp', games: ['chess'], seats: 40, motto: 'Come', plan: 'https://example.org/a' };

let server: TestServer;
let admin: Record<string, string>;
let place: Place;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const { id: cityId } = await buildCity(server.dataSource);
  const { coordinates, ...texts } = PLACE_DETAILS;
  place = await buildPlace(server.dataSource, { ...texts, ...coordinates, cityId });
  await defineAttributes(server, admin);
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM place_edits');
  await change(server.dataSource, place, { attributes: VALUES });
});
afterAll(() => server.stop());

interface Outcome {
  code: string | undefined;
  message: string | undefined;
  fields?: Record<string, string> | undefined;
}
const inputOf = (attributes: unknown) => ({ ...PLACE_DETAILS, businessStatus: null, attributes });
const stored = () => server.dataSource.getRepository(Place).findOneByOrFail({ id: place.id });

const EDGES: Record<string, (attributes: unknown) => Promise<Outcome>> = {
  /** Updates the place. */
  async GraphQL(attributes) {
    const { version } = await stored();
    const input = { ...inputOf(attributes), cityId: place.cityId, featured: false, images: [] };
    const query = 'mutation ($id: ID!, $version: Int!, $input: PlaceInput!) { updatePlace(id: $id, version: $version, input: $input) { id } }';
    return ask(server, query, { id: place.id, version, input }, admin);
  },
  /** Suggests an edit, which changes the place when it is applied. */
  async REST(attributes) {
    const { status, body } = await server.send<ErrorBody & { _id: string }>('POST', `/api/places/${place.id}/edits`, inputOf(attributes), admin);
    if (status >= 500 || status === 429) throw new Error(`${status} ${body.message}`);
    if (status >= 400) return body;
    return ask(server, 'mutation ($id: ID!) { applyPlaceEdit(id: $id) { count } }', { id: body._id }, admin);
  },
};

/** Retires the option `chess`, or offers it again. */
async function retire(isRetired: boolean): Promise<void> {
  const { body } = await server.rest<{ key: string; version: number; value: AttributeFields }[]>('/api/admin/attributes', { headers: admin });
  const games = body.find(({ key }) => key === 'games');
  const options = games?.value.options.map((option) => (option.key === 'chess' ? { ...option, isRetired } : option));
  const saved = await server.send('PUT', '/api/admin/attributes/games', { version: games?.version, value: { ...games?.value, options } }, admin);
  expect(saved.status).toBe(200);
}

const NAMES_OF_OBJECTS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const one = (key: string, ...values: unknown[]) => [{ key, values }];

describe.each(Object.entries(EDGES))('%s', (_edge, send) => {
  test.each<[string, unknown, string]>([
    ['500 attributes', Array.from({ length: 500 }, (_, i) => ({ key: `k${i}`, values: ['yes'] })), 'attributes'],
    ['500 times the same attribute', Array.from({ length: 90 }, () => ({ key: 'seats', values: ['1'] })), 'attributes.seats'],
    ...NAMES_OF_OBJECTS.map((key): [string, unknown, string] => [`${key} as key`, one(key, 'yes'), `attributes.${key}`]),
    ...NAMES_OF_OBJECTS.map((key): [string, unknown, string] => [`${key} as option`, one('entrance', key), 'attributes.entrance']),
    ['an unknown key', one('moon', 'yes'), 'attributes.moon'],
    ['a number as yes or no', one('playground', '1'), 'attributes.playground'],
    ['an unknown option', one('games', 'go', 'darts'), 'attributes.games'],
    ['two options of a choice', one('entrance', 'ramp', 'steps'), 'attributes.entrance'],
    ['21 options', one('games', ...Array.from({ length: 21 }, (_, i) => `o${i}`)), 'attributes.games'],
    ...['1e400', '-1e400', 'NaN', 'Infinity', '0x1g', '1,5', 'many', '1e10'].map((text): [string, unknown, string] => [
      `the number ${text}`,
      one('seats', text),
      'attributes.seats',
    ]),
    ...['javascript:alert(1)', 'data:text/html,x', 'http://user@example.org', 'example.org', 'https://', '//example.org'].map(
      (text): [string, unknown, string] => [`the link ${text}`, one('plan', text), 'attributes.plan'],
    ),
    ['a text of 301 characters', one('motto', 'x'.repeat(301)), 'attributes.motto'],
    ['a text with a control character', one('motto', 'a \u0007txt'), 'attributes.motto'],
    ['a NUL', one('motto', 'a\0b'), 'attributes.0.values'],
    ['a lone surrogate', one('motto', 'a\ud800'), 'attributes.0.values'],
  ])('%s is refused at its field', async (_what, attributes, field) => {
    const { code, message, fields } = await send(attributes);
    expect([code, message]).toEqual(['BAD_USER_INPUT', expect.stringMatching(/\w/)]);
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect((await stored()).attributes).toEqual(VALUES);
  });

  test('a place keeps a retired option that it has, and gets none that it has not', async () => {
    await retire(true);
    expect((await send(one('games', 'chess', 'go'))).code).toBeUndefined();
    expect((await stored()).attributes).toEqual({ ...VALUES, games: ['go', 'chess'] });
    await change(server.dataSource, place, { attributes: { ...VALUES, games: ['go'] } });
    expect(await send(one('games', 'chess', 'go'))).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'attributes.games': 'chess is none of the options' } });
    await retire(false);
  });

  test('no random attributes cause a server error or the loss of values', async () => {
    const text = fc.oneof(nastyText, fc.constantFrom('yes', 'no', 'ramp', 'chess', 'go', '40', 'https://example.org'));
    const key = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ALL, 'wifi') }, fc.constantFrom(...NAMES_OF_OBJECTS), text);
    const sensible = fc.constantFrom(...givenValues(0, ALL), ...givenValues(1, ALL), ...ALL.map((one) => ({ key: one, values: [] })));
    const attribute = fc.oneof({ weight: 3, arbitrary: sensible }, fc.record({ key, values: fc.array(text, { maxLength: 4 }) }));
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 5, arbitrary: fc.array(attribute, { maxLength: 3 }) }, fc.array(nastyValue, { maxLength: 3 }), nastyValue),
        async (attributes) => {
          const before = (await stored()).attributes;
          const { code, message } = await send(attributes);
          const after = (await stored()).attributes;
          if (code !== undefined) {
            expect([code, message]).toEqual([expect.stringMatching(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/), expect.stringMatching(/\w/)]);
            expect(after).toEqual(before);
            return;
          }
          accepted += 1;
          const given = new Set(Array.isArray(attributes) ? attributes.map((one) => (one as { key: unknown }).key) : []);
          expect(isAttributeValues(after)).toBe(true);
          for (const name of Object.keys(before)) if (!given.has(name)) expect(after[name]).toEqual(before[name]);
          for (const name of Object.keys(after)) expect(ALL.includes(name) || name === 'wifi').toBe(true);
        },
      ),
      RUN,
    );
    expect(accepted).toBeGreaterThan(RUN.numRuns / 10);
  });
});

test('no attribute can have the name of a property of all objects', async () => {
  for (const key of NAMES_OF_OBJECTS) {
    const { status } = await server.send('POST', '/api/admin/attributes', { key, value: {} }, admin);
    expect(status).toBe(400);
  }
  const { body } = await server.rest<{ attributes: object[] }>(`/api/places/${place.id}`);
  expect(body.attributes).toEqual(expect.arrayContaining(givenValues(0, ['playground', 'entrance', 'seats'])));
});
