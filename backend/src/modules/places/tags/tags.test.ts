import { askField } from '../../../../test/ask.js';
import { buildCity, buildPhoto, buildPlace, buildPlaceImage, buildReview, change, PLACE_DETAILS } from '../../../../test/builders.js';
import { CONTRADICTIONS } from '../../../../test/invariants/contradictions.js';
import { defineAttributes, emptyGuide, givenValues, startWithCategories } from '../../../../test/definitions.js';
import { dice } from '../../../../test/dice.js';
import { importsOf } from '../../../../test/imports.js';
import type { TestServer } from '../../../../test/server.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { CityStatus } from '../../cities/index.js';
import { Place, PlaceStatus } from '../place.entity.js';
import { foldTagCounts } from './index.js';

let server: TestServer;
let cityId: string;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startWithCategories();
  ({ admin } = await emptyGuide(server));
  await defineAttributes(server, admin);
});
beforeEach(async () => ({ cityId, admin } = await emptyGuide(server)));
afterAll(() => server.stop());

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => server.dataSource.query<Row[]>(text, parameters);

/** Returns the tags of a place. */
const tagsOf = async (id: string): Promise<string[]> =>
  (
    await sql<{ tag: string }>('SELECT tag FROM place_tags WHERE id = ANY ((SELECT tags FROM places WHERE id = $1)::integer[]) ORDER BY tag COLLATE "C"', [id])
  ).map(({ tag }) => tag);
const expectExact = async () => expect(await sql(CONTRADICTIONS)).toEqual([]);
const ask = <Data>(document: string, variables: object) => askField<Data>(server, document, variables, admin);
const inputOf = (changes: object) => ({ ...PLACE_DETAILS, cityId, featured: false, images: [], ...changes });
const create = (changes: object) => ask<{ id: string }>('mutation ($input: PlaceInput!) { createPlace(input: $input) { id } }', { input: inputOf(changes) });
const select = (ids: string[]) => ({ selection: { ids } });
const undo = (id = '') => ask<number>('mutation ($id: ID!) { undo(changeId: $id) }', { id });

test.each([
  ['Free', 'free'],
  ['free', 'free'],
  ['$', '1'],
  ['€€', '2'],
  ['₹₹₹', '3'],
  ['££££', '4'],
  ['¥¥¥¥¥¥', '4'],
  ['$€', null],
  ['--', null],
  ['cheap', null],
  ['10 €', null],
  ['', null],
  [null, null],
])('the price %j has the level %j', async (price, level) => expect(await sql('SELECT price_level($1::text) AS level', [price])).toEqual([{ level }]));

test('a created place has the tags of its values, also of internal attributes, and an edit changes them', async () => {
  const { data } = await create({
    moreCategories: ['bar'],
    attributes: givenValues(0, ['playground', 'entrance', 'games', 'seats', 'motto', 'plan', 'inspected']),
  });
  const id = data?.id ?? '';
  const tags = [
    'attr:entrance:ramp',
    'attr:games:chess',
    'attr:games:go',
    'attr:inspected:yes',
    'attr:playground:yes',
    'category:bar',
    'category:cafe',
    'price:1',
  ];
  expect(await tagsOf(id)).toEqual(tags);
  const { code } = await ask('mutation ($id: ID!, $input: PlaceInput!) { updatePlace(id: $id, version: 1, input: $input) { id } }', {
    id,
    input: inputOf({
      category: 'park',
      priceRange: 'Free',
      moreCategories: [],
      attributes: [...givenValues(1, ['playground', 'games']), { key: 'entrance', values: [] }],
    }),
  });
  expect(code).toBeUndefined();
  expect(await tagsOf(id)).toEqual(['attr:games:go', 'attr:inspected:yes', 'attr:playground:no', 'category:park', 'price:free']);
  await expectExact();
});

test('a place with options of attributes has the tags of words that no other place has', async () => {
  const { id } = await buildPlace(server.dataSource, {
    cityId,
    category: 'ruin',
    moreCategories: ['keep'],
    attributes: { games: ['chess', 'go'], playground: true },
  });
  expect(await tagsOf(id)).toEqual(['attr:games:chess', 'attr:games:go', 'attr:playground:yes', 'category:keep', 'category:ruin']);
});

test('a place can have more options than an index has room for; the first ones are tags', async () => {
  const options = Array.from({ length: 2000 }, (_, n) => `game-${n}`);
  await sql('SELECT place_tags_add($1)', [options.map((option) => `attr:games:${option}`)]);
  const { id } = await buildPlace(server.dataSource, { cityId, attributes: { games: options } });
  const tags = await tagsOf(id);
  expect(tags).toHaveLength(481);
  expect(tags).toEqual(['attr:games:game-0', 'category:historic'].concat(options.slice(1, 480).map((option) => `attr:games:${option}`)).sort());
});

test('reviews give and take rating tags: four stars only from an average of 4.0', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  const review = await buildReview(server.dataSource, { placeId, rating: 4 });
  expect(await tagsOf(placeId)).toEqual(['category:historic', 'rating:1', 'rating:2', 'rating:3', 'rating:4']);
  const worse = await buildReview(server.dataSource, { placeId, rating: 3 });
  expect(await tagsOf(placeId)).not.toContain('rating:4');
  await change(server.dataSource, worse, { deletedAt: new Date() });
  expect(await tagsOf(placeId)).toContain('rating:4');
  await change(server.dataSource, review, { status: ModerationStatus.REJECTED });
  expect(await tagsOf(placeId)).toEqual(['category:historic']);
  await expectExact();
});

test('a place has photos while a photo of a user is public; an address of a picture does not count', async () => {
  const { id: placeId } = await buildPlace(server.dataSource);
  await buildPlaceImage(server.dataSource, { placeId });
  expect(await tagsOf(placeId)).toEqual(['category:historic']);
  const photo = await buildPhoto(server.dataSource, { usedAt: new Date() });
  await buildPlaceImage(server.dataSource, { placeId, photoId: photo.id });
  expect(await tagsOf(placeId)).toEqual(['category:historic']);
  const seen: boolean[] = [];
  for (const values of [
    { status: ModerationStatus.APPROVED },
    { deletedAt: new Date() },
    { deletedAt: null },
    { status: ModerationStatus.REJECTED },
    { status: ModerationStatus.APPROVED },
  ]) {
    await change(server.dataSource, photo, values);
    seen.push((await tagsOf(placeId)).includes('photos:yes'));
    await expectExact();
  }
  expect(seen).toEqual([true, false, true, false, true]);
  await sql('DELETE FROM photos WHERE id = $1', [photo.id]);
  expect(await tagsOf(placeId)).toEqual(['category:historic']);
});

test('an import, another one, and its undo keep the tags', async () => {
  const { read, preview, run } = importsOf(server, admin);
  const file = (category: string, games: string) => `id,name,category,latitude,longitude,price_range,games\n1,Goodluck,${category},18.52,73.85,$$,${games}\n`;
  const draft = await preview(await read('places.csv', file('cafe', 'chess;go')), { cityMode: 'ONE', cityId });
  await run(draft.id);
  const [place] = await sql<{ id: string }>('SELECT id FROM places');
  expect(await tagsOf(place?.id ?? '')).toEqual(['attr:games:chess', 'attr:games:go', 'category:cafe', 'price:2']);
  await expectExact();
  const again = await preview(await read('places.csv', file('bar', 'go')), { cityMode: 'ONE', cityId });
  const { import: done } = await run(again.id);
  expect(await tagsOf(place?.id ?? '')).toEqual(['attr:games:go', 'category:bar', 'price:2']);
  await ask('mutation ($id: ID!) { undoImport(id: $id) { id } }', { id: done?.id });
  await server.ran('undo-import');
  expect(await tagsOf(place?.id ?? '')).toEqual(['attr:games:chess', 'attr:games:go', 'category:cafe', 'price:2']);
  await expectExact();
});

/** Returns the number of public places with a tag by the counters. */
const countOf = async (tag: string): Promise<number | undefined> =>
  (await sql<{ n: number }>('SELECT n FROM public_tag_counts c JOIN place_tags t ON t.id = c.tag WHERE t.tag = $1', [tag]))[0]?.n;

test('bulk changes, their undo, the bin, and a restore keep tags and counters', async () => {
  const places = [];
  for (const category of ['cafe', 'cafe', 'bar']) places.push(await buildPlace(server.dataSource, { cityId, category, priceRange: '$' }));
  const ids = places.map(({ id }) => id);
  const { data: changed } = await ask<{ id: string }>(
    'mutation ($selection: PlaceSelection!) { categorizePlaces(selection: $selection, category: "park") { id } }',
    select(ids),
  );
  expect(await Promise.all(ids.map(tagsOf))).toEqual(ids.map(() => ['category:park', 'price:1']));
  await expectExact();
  await undo(changed?.id);
  expect(await Promise.all(ids.map(tagsOf))).toEqual(['cafe', 'cafe', 'bar'].map((category) => [`category:${category}`, 'price:1']));
  const { data: deleted } = await ask<{ id: string }>('mutation ($selection: PlaceSelection!) { deletePlaces(selection: $selection) { id } }', select(ids));
  await expectExact();
  expect(await sql('SELECT * FROM public_tag_counts')).toEqual([]);
  await ask('mutation ($id: ID!) { restoreChange(changeId: $id) { id } }', { id: deleted?.id });
  await expectExact();
  expect(await countOf('price:1')).toBe(3);
});

test('a category that is renamed or merged takes the tags of its places with it, by a job as well', async () => {
  const { id } = await buildPlace(server.dataSource, { cityId, category: 'museum', moreCategories: ['bar'] });
  await server.send('PUT', '/api/admin/categories/museum/slug', { version: 1, to: 'gallery' }, admin);
  expect(await tagsOf(id)).toEqual(['category:bar', 'category:gallery']);
  await server.send('POST', '/api/admin/categories/bar/merge', { version: 1, into: 'cafe' }, admin);
  expect(await tagsOf(id)).toEqual(['category:cafe', 'category:gallery']);
  await sql(
    `INSERT INTO places (id, city_id, name, description, category, status) SELECT gen_random_uuid(), $1, 'P' || n, '-', 'park', 'active' FROM generate_series(1, 600) n`,
    [cityId],
  );
  await server.send('POST', '/api/admin/categories/park/merge', { version: 1, into: 'beach' }, admin);
  expect(await countOf('category:park')).toBe(600);
  await server.ran('move-places');
  expect(await countOf('category:beach')).toBe(600);
  await expectExact();
});

test('places that had a value before its attribute get the tag by a job', async () => {
  const { id } = await buildPlace(server.dataSource, { cityId, attributes: { swing: true, mood: 'calm', sides: ['sea'] } });
  expect(await tagsOf(id)).toEqual(['category:historic']);
  const option = (key: string) => ({ key, names: { en: key }, synonyms: {}, isRetired: false });
  const look = { icon: 'place', section: 'services', rank: 99 };
  for (const [key, kind, options] of [
    ['swing', 'yes-no', []],
    ['mood', 'choice', [option('calm')]],
    ['sides', 'several', [option('sea'), option('lake')]],
  ] as const) {
    await sql('INSERT INTO attributes (id, key, kind, options, icon, section, rank) VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6)', [
      key,
      kind,
      JSON.stringify(options),
      ...Object.values(look),
    ]);
  }
  await server.ran('place-tags');
  expect(await tagsOf(id)).toEqual(['attr:mood:calm', 'attr:sides:sea', 'attr:swing:yes', 'category:historic']);
  await expectExact();
  await sql("DELETE FROM attributes WHERE key IN ('swing', 'mood', 'sides')");
});

test('counters equal a recount after random writes and hidden cities, before and after their job', async () => {
  const throwDice = dice(11);
  const pick = <T>(values: readonly T[]): T => values[throwDice(values.length)] as T;
  const cities = [cityId, (await buildCity(server.dataSource, { name: 'Suva' })).id];
  await sql(
    `INSERT INTO places (id, city_id, name, description, category, status, price_range, rating_average) SELECT gen_random_uuid(), ($1::uuid[])[1 + n % 2], 'P' || n, '-', 'cafe',
      (CASE WHEN n % 5 = 0 THEN 'pending' ELSE 'active' END)::place_status, '$', 0 FROM generate_series(1, 40) n`,
    [cities],
  );
  const places = await server.dataSource.getRepository(Place).find({ order: { id: 'ASC' } });
  for (let step = 0; step < 100; step++) {
    const values = pick<() => Partial<Place>>([
      () => ({ status: pick(Object.values(PlaceStatus)) }),
      () => ({ deletedAt: pick([null, new Date()]) }),
      () => ({ businessStatus: pick([null, 'closed-temporarily', 'closed-permanently']) }),
      () => ({ category: pick(['cafe', 'bar', 'park']), moreCategories: pick([[], ['bar'], ['park', 'museum']]) }),
      () => ({ cityId: pick(cities) }),
      () => ({ priceRange: pick([null, '$', '€€', 'Free']) }),
      () => ({ attributes: pick<Place['attributes']>([{}, { playground: true }, { games: ['go'], entrance: 'steps' }]) }),
    ])();
    await change(server.dataSource, pick(places), values);
  }
  const exact = async () => expect((await sql<{ what: string }>(CONTRADICTIONS)).filter(({ what }) => what !== 'stars of a place')).toEqual([]);
  await exact();
  expect(await foldTagCounts(server.dataSource)).toBeGreaterThan(0);
  expect(await foldTagCounts(server.dataSource)).toBe(0);
  await exact();
  await sql('UPDATE cities SET status = $1 WHERE id = $2', [CityStatus.INACTIVE, cities[1]]);
  await exact();
  await sql("UPDATE places SET status = 'active', price_range = '$$', deleted_at = NULL");
  await exact();
  await sql('DELETE FROM places WHERE city_id = $1', [cities[1]]);
  await sql('DELETE FROM cities WHERE id = $1', [cities[1]]);
  expect(await sql('SELECT * FROM tag_counts WHERE city_id = $1', [cities[1]])).toEqual([]);
  await exact();
});
