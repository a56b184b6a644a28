import { buildCity, buildPlace, change, clearGuide } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { City, CityStatus } from '../../cities/index.js';
import { type Place, PlaceStatus } from '../place.entity.js';
import { addToSearch, catchUpSearch } from './search.upkeep.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('TRUNCATE search_words, search_keys');
});
afterAll(() => server.stop());

const LIST = `query ($filter: PlaceFilter, $sort: PlaceSort! = RECOMMENDED, $page: PageInput) {
  places(filter: $filter, sort: $sort, page: $page) { items { name } total page pages didYouMean }
}`;
interface List {
  items: { name: string }[];
  total: number;
  page: number;
  pages: number;
  didYouMean: string | null;
}
async function find(search: string, more: { filter?: object; sort?: string; page?: object } = {}): Promise<List> {
  const { body } = await server.graphql<{ places: List }>(LIST, { ...more, filter: { search, ...more.filter } });
  expect(body.errors).toBeUndefined();
  return body.data.places;
}
const names = async (search: string, more: Parameters<typeof find>[1] = {}) => (await find(search, more)).items.map(({ name }) => name);

/** Inserts places with these names into one city, in descending ranking. The default category is `other`. */
async function places(...made: (string | Partial<Place>)[]): Promise<void> {
  const { id: cityId } = await buildCity(server.dataSource, { name: 'Quito', state: 'Pichincha', country: 'Ecuador' });
  for (const [i, one] of made.entries()) {
    const own = typeof one === 'string' ? { name: one } : one;
    await buildPlace(server.dataSource, { cityId, category: 'other', fullAddress: null, pincode: null, ranking: made.length - i, ...own });
  }
}

describe('correctly spelled words', () => {
  beforeEach(() =>
    places(
      "Joe's Diner",
      "O'Brien’s Pub",
      '東京タワー',
      'Café Größe',
      'Кофейня Пушкин',
      'वडा पाव',
      'วัดพระแก้ว',
      'Wi-Fi & Coffee',
      'Route 66 Grill',
      'The End',
      '100% Burger',
    ),
  );

  test.each<[string, string[]]>([
    ['joes diner', ["Joe's Diner"]],
    ["JOE'S", ["Joe's Diner"]],
    ['joe', ["Joe's Diner"]],
    ['obrien', ["O'Brien’s Pub"]],
    ["o'brien's", ["O'Brien’s Pub"]],
    ['brien', ["O'Brien’s Pub"]],
    ['東京', ['東京タワー']],
    ['東', ['東京タワー']],
    ['タワー', ['東京タワー']],
    ['ｔｈｅ ｅｎｄ', ['The End']],
    ['cafe grosse', ['Café Größe']],
    ['пушкин', ['Кофейня Пушкин']],
    ['पाव', ['वडा पाव']],
    ['พระแก้ว', ['วัดพระแก้ว']],
    ['wi fi', ['Wi-Fi & Coffee']],
    ['wi-fi coffee', ['Wi-Fi & Coffee']],
    ['66', ['Route 66 Grill']],
    ['the', ['The End']],
    ['the end of the', ['The End']],
    ['100%', ['100% Burger']],
    ['brg', []],
    ["'", []],
    ['|', []],
    ['!', []],
    ['a & !b', []],
    ["\\'", []],
    ['@', []],
    ["') OR true --", []],
    ['<->', []],
    [':*', []],
    ['\u0301', []],
    ['😀', []],
  ])('a search for %j finds %j', async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });

  test.each(['~quito', '@quito', '#other', '=other'])('the search for %s ignores characters that the index uses internally', async (search) => {
    expect(await names(search)).toHaveLength(11);
  });
});

describe('names in other languages', () => {
  const TOWER = {
    name: 'Eiffel Tower',
    names: { ar: 'برج إيفل', de: 'Eiffelturm', fr: 'Tour Eiffel', hi: 'एफिल टॉवर', ja: 'エッフェル塔', 'zh-Hant': '艾菲爾鐵塔' },
  };

  test.each(['Tour Eiffel', 'tour eif', 'eiffelturm', 'Eifelturm', 'برج إيفل', 'एफिल', 'टॉवर', 'エッフェル', '艾菲爾', 'eiffel tower'])(
    'the search for %s finds the place',
    async (search) => {
      await places(TOWER, 'Louvre');
      await catchUpSearch(server.dataSource);
      expect(await names(search)).toEqual(['Eiffel Tower']);
    },
  );

  test('find a place after a change of its names, and no longer by a removed one', async () => {
    await places({ ...TOWER, names: { fr: 'Tour' } });
    await server.dataSource.query('UPDATE places SET names = $1', [TOWER.names]);
    expect(await names('tour eiffel')).toEqual(['Eiffel Tower']);
    await server.dataSource.query(`UPDATE places SET names = '{}'`);
    expect(await names('tour')).toEqual([]);
  });

  test.each(['東京', 'tokio', 'طوكيو', 'टोक्यो'])('the search for the city %s finds its places', async (search) => {
    const { id: cityId } = await buildCity(server.dataSource, { name: 'Tokyo', names: { ja: '東京', es: 'Tokio', ar: 'طوكيو', hi: 'टोक्यो' } });
    await buildPlace(server.dataSource, { cityId, name: 'Senso-ji' });
    await buildPlace(server.dataSource, { name: 'Louvre' });
    expect(await names(search)).toEqual(['Senso-ji']);
    await server.dataSource.query(`UPDATE cities SET names = '{"de": "Tokio am Meer"}' WHERE id = $1`, [cityId]);
    expect(await names('meer')).toEqual(['Senso-ji']);
  });
});

describe('other names and areas', () => {
  const HALL = { name: 'Elbe Philharmonic Hall', otherNames: 'Elphi; Elbphilharmonie', area: 'HafenCity' };

  test.each(['elphi', 'Elbphilharmonie', 'elbphilarmonie', 'elphi hall', 'hafencity', 'hafenc', 'hall hafencity'])(
    'the search for %s finds the place',
    async (search) => {
      await places(HALL, 'Louvre');
      await catchUpSearch(server.dataSource);
      expect(await names(search)).toEqual([HALL.name]);
    },
  );

  test('find a place after a change, and no longer by removed ones', async () => {
    await places(HALL.name);
    await server.dataSource.query('UPDATE places SET other_names = $1, area = $2', [HALL.otherNames, HALL.area]);
    expect([await names('elphi'), await names('hafencity')]).toEqual([[HALL.name], [HALL.name]]);
    await server.dataSource.query('UPDATE places SET other_names = NULL, area = NULL');
    expect([await names('elphi'), await names('hafencity')]).toEqual([[], []]);
  });
});

describe('the order of results', () => {
  test('is: same name, beginning of the name, only these words, ranking, addresses', async () => {
    await places(
      { name: 'Sun Bakery', fullAddress: '1 Lotus Garden Road' },
      'Garden of the Blue Lotus',
      'Lotus Garden Palace',
      'Garden Lotus',
      'Lotus Garden',
      'Old Lotus Gardens',
    );
    expect(await names('lotus garden')).toEqual([
      'Lotus Garden',
      'Lotus Garden Palace',
      'Garden Lotus',
      'Garden of the Blue Lotus',
      'Old Lotus Gardens',
      'Sun Bakery',
    ]);
    expect(await names('the lotus garden')).toEqual(await names('lotus garden'));
  });

  test.each<[string, Partial<Place>, Partial<Place>]>([
    ['Petersdom', { names: { de: 'Petersdom' } }, {}],
    ['elphi', { otherNames: 'Hall; Elphi' }, {}],
    ['बड़ा मंदिर', { names: { hi: 'बड़ा मंदिर' } }, {}],
    ['new and old', { otherNames: 'Old and New' }, {}],
    ['tower of fire', { names: { fr: 'Tower of Fire Station' } }, { names: { fr: 'Old Tower of Fire' } }],
  ])('ranks a place with the name %s among its other names like one with that name on its sign', async (search, own, others) => {
    const better = ['X', 'Y', 'Z'].map((letter) => ({ name: `${letter} ${search} Square`, ...others }));
    await places(...better, { name: 'Basilica', ...own });
    expect((await names(search))[0]).toBe('Basilica');
    await server.dataSource.query(`UPDATE places SET names = '{}', other_names = NULL`);
    expect(await names(search)).not.toContain('Basilica');
  });

  test('has a place with another name that is equal first among more matches than are sorted', async () => {
    await places(...Array.from({ length: 6 }, (_, i) => `Fish Market ${i}`), { name: 'Lonja', otherNames: 'Fish Market', ranking: 0 });
    await server.dataSource.query(`INSERT INTO places (id, city_id, name, description, category, status, ranking, latitude, longitude)
      SELECT uuidv7(), city_id, 'Fish Market Stall ' || n, '', 'other', 'active', 50, 1, 1 FROM places, generate_series(1, 2500) n WHERE name = 'Lonja'`);
    await catchUpSearch(server.dataSource);
    const { items, total } = await find('fish market', { page: { size: 5 } });
    expect([items[0]?.name, total]).toEqual(['Lonja', 1000]);
  });

  test('is: whole words, beginnings of words, similar words', async () => {
    await places('Larker House', 'Lark Inn', 'Lork Inn');
    expect(await names('lark')).toEqual(['Lark Inn', 'Larker House', 'Lork Inn']);
  });

  test('applies another sort to all results', async () => {
    await places(
      { name: 'Tea One', ratingAverage: 3, ratingCount: 9 },
      { name: 'Tea Two', ratingAverage: 5, ratingCount: 1 },
      { name: 'Tea', ratingAverage: 4, ratingCount: 5 },
      'Coffee',
    );
    expect(await names('tea')).toEqual(['Tea', 'Tea One', 'Tea Two']);
    expect(await names('tea', { sort: 'RATING' })).toEqual(['Tea Two', 'Tea', 'Tea One']);
    expect(await names('tea', { sort: 'REVIEWS', page: { number: 2, size: 2 } })).toEqual(['Tea Two']);
  });
});

describe('misspelled words', () => {
  beforeEach(() => places('Golden Lantern', 'Corner Restaurant', 'Silver Spoon', 'Ice'));

  test.each([
    ['swapped letters', 'goldne', 'Golden Lantern'],
    ['a missing letter', 'golen', 'Golden Lantern'],
    ['a doubled letter', 'golldenn', 'Golden Lantern'],
    ['a wrong letter', 'gulden', 'Golden Lantern'],
    ['a wrong first letter', 'folden', 'Golden Lantern'],
    ['errors in both words', 'slver spon', 'Silver Spoon'],
    ['an error in a word that is not typed to its end', 'restuar', 'Corner Restaurant'],
    ['an error in the city', 'quiot spoon', 'Silver Spoon'],
    ['an error in a short word', 'ie', undefined],
    ['a word of three letters', 'icw', 'Ice'],
  ])('%s: a search for %j finds %j', async (_, typed, name) => {
    expect((await find(typed)).items[0]?.name).toBe(name);
  });

  test.each([
    ['goldne lantren', 'golden lantern'],
    ['GOLDNE quito', 'golden quito'],
    ['the silvre', 'silver'],
    ['golden', null],
    ['lantern golden', null],
    ['gold', null],
    ['xyzxyz', null],
  ])('a search for %j suggests %j', async (typed, meant) => {
    expect((await find(typed)).didYouMean).toBe(meant);
  });

  test('shows no similar words if five places have the typed word', async () => {
    await places('Gold One', 'Gold Two', 'Gold Three', 'Gold Four', 'Gold Five', 'Gola');
    expect(await find('gold')).toMatchObject({ total: 6, didYouMean: null });
    expect(await names('gold')).not.toContain('Gola');
  });
});

describe('visibility', () => {
  test('neither finds nor suggests hidden places and places of hidden cities until they are public again', async () => {
    const hidden = await buildCity(server.dataSource, { name: 'Atlantis', status: CityStatus.INACTIVE });
    await buildPlace(server.dataSource, { cityId: hidden.id, name: 'Coral Palace' });
    const pending = await buildPlace(server.dataSource, { name: 'Coral Tavern', status: PlaceStatus.PENDING });
    for (const search of ['coral', 'corla', 'atlantis', 'palace', 'tavern'])
      expect(await find(search)).toMatchObject({ total: 0, items: [], didYouMean: null });
    await change(server.dataSource, pending, { status: PlaceStatus.ACTIVE });
    await server.dataSource.getRepository(City).update(hidden.id, { status: CityStatus.ACTIVE });
    expect((await names('coral')).sort()).toEqual(['Coral Palace', 'Coral Tavern']);
    await change(server.dataSource, pending, { deletedAt: new Date() });
    expect(await names('coral')).toEqual(['Coral Palace']);
  });
});

describe('a large number of places', () => {
  /** Inserts `count` places into one city, ranked by their number: every tenth is a cafe, every hundredth has "Lantern" in its name. */
  async function fill(count: number): Promise<string> {
    const { id } = await buildCity(server.dataSource, { name: 'Lorem', state: 'Ipsum', country: 'Dolor' });
    // One statement per thousand places, to stay below the statement timeout.
    for (let from = 1; from <= count; from += 1000)
      await server.dataSource.query(
        `INSERT INTO places (id, city_id, name, description, category, status, ranking, rating_average, latitude, longitude)
        SELECT gen_random_uuid(), $1, 'Harbour ' || CASE WHEN i % 100 = 0 THEN 'Lantern ' ELSE '' END || i, '', CASE WHEN i % 10 = 0 THEN 'cafe' ELSE 'bar' END, 'active', i / 10.0, i % 5, i / 1000.0, 0
        FROM generate_series($2::integer, $3::integer) i`,
        [id, from, Math.min(from + 999, count)],
      );
    await catchUpSearch(server.dataSource);
    await server.dataSource.query('ANALYZE place_search');
    return id;
  }

  test('a search finds at most 1,000 places, the best ranked, and pages reach the last of them', async () => {
    await fill(3000);
    expect(await find('harbour', { page: { number: 1, size: 2 } })).toMatchObject({
      total: 1000,
      pages: 500,
      items: [{ name: 'Harbour Lantern 3000' }, { name: 'Harbour 2999' }],
    });
    expect(await find('harbour', { page: { number: 10_000, size: 2 } })).toMatchObject({
      total: 1000,
      page: 500,
      items: [{ name: 'Harbour 2002' }, { name: 'Harbour 2001' }],
    });
    expect(await find('harbour', { sort: 'NEWEST', page: { number: 1, size: 1 } })).toMatchObject({ total: 1000 });
  });

  test('a search with filters finds exactly the places that match all of them, few or many', async () => {
    const cityId = await fill(3000);
    expect(await find('harbour', { filter: { category: 'cafe' } })).toMatchObject({ total: 300 });
    expect(await find('harbour lantern', { filter: { category: 'cafe', city: cityId } })).toMatchObject({ total: 30 });
    expect(await find('harbour', { filter: { city: '01900000-0000-7000-8000-000000000000' } })).toMatchObject({ total: 0 });
    expect(await find('harbour', { filter: { category: 'museum' } })).toMatchObject({ total: 0 });
    expect(await names('harbour', { filter: { minRating: 4 }, page: { size: 3 } })).toEqual(['Harbour 2999', 'Harbour 2994', 'Harbour 2989']);
    const bounds = { southWest: { latitude: 1.0005, longitude: -1 }, northEast: { latitude: 1.0045, longitude: 1 } };
    expect(await find('harbour', { filter: { bounds } })).toMatchObject({ total: 4 });
    expect(await names('harbour', { filter: { bounds } })).toEqual(['Harbour 1004', 'Harbour 1003', 'Harbour 1002', 'Harbour 1001']);
    expect(await find('harbor lantern', { filter: { category: 'cafe' } })).toMatchObject({ total: 30, didYouMean: 'harbour lantern' });
  });

  test('finds places of a renamed large city by its new name after catchUpSearch', async () => {
    const cityId = await fill(5001);
    await server.dataSource.query(`UPDATE cities SET name = 'Novum' WHERE id = $1`, [cityId]);
    expect(await find('novum lantern')).toMatchObject({ total: 50, didYouMean: null });
    expect(await names('novum')).not.toEqual([]);
    expect(await catchUpSearch(server.dataSource)).toBe(1);
    expect(await find('novum lantern')).toMatchObject({ total: 50, didYouMean: null });
    expect(await find('lorem lantern')).toMatchObject({ total: 0 });
    expect(await catchUpSearch(server.dataSource)).toBe(0);
  });
});

test('purged places leave no rows in the search tables', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  for (const name of ['Kept Lantern', 'Removed Lantern', 'Other Lantern']) await buildPlace(server.dataSource, { cityId, name });
  const left = async () =>
    (
      await server.dataSource.query<{ n: number }[]>('SELECT count(*)::integer AS n FROM place_search UNION ALL SELECT count(*)::integer FROM place_titles')
    ).map(({ n }) => n);
  await server.dataSource.query(`DELETE FROM places WHERE name IN ('Removed Lantern', 'Other Lantern')`);
  expect([await left(), await names('lantern')]).toEqual([[1, 1], ['Kept Lantern']]);
  await server.dataSource.query('TRUNCATE cities CASCADE');
  expect(await left()).toEqual([0, 0]);
});

describe('places of a large import', () => {
  test('are found in their current state after addToSearch', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await server.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL citypins.search_later = on');
      await manager.query(
        `INSERT INTO places (id, city_id, name, description, category, status)
          SELECT gen_random_uuid(), $1, name, '', 'bar', 'active' FROM unnest('{Plain Lantern,Renamed Lantern,Hidden Lantern,Removed Lantern}'::text[]) name`,
        [cityId],
      );
    });
    expect(await find('lantern')).toMatchObject({ total: 0 });
    await server.dataSource.query(`UPDATE places SET name = 'Other Lantern' WHERE name = 'Renamed Lantern'`);
    await server.dataSource.query(`UPDATE places SET status = 'inactive' WHERE name = 'Hidden Lantern'`);
    await server.dataSource.query(`DELETE FROM places WHERE name = 'Removed Lantern'`);
    expect(await names('lantern')).toEqual(['Other Lantern']);
    await addToSearch(server.dataSource);
    expect((await names('lantern')).sort()).toEqual(['Other Lantern', 'Plain Lantern']);
    expect(await server.dataSource.query('SELECT title FROM place_titles ORDER BY title')).toEqual(
      ['hidden lantern pune', 'other lantern pune', 'plain lantern pune'].map((title) => ({ title })),
    );
    expect(await server.dataSource.query('SELECT * FROM search_backlog')).toEqual([]);
  });
});

test('finds a postal code with and without its blanks, also as a filter of a search', async () => {
  await places({ name: 'Old Mill', pincode: 'SW1A 1AA' }, { name: 'Old Fort', pincode: 'SW1A 1AB' });
  for (const search of ['sw1a1aa', 'SW1A 1AA']) expect([search, await names(search)]).toEqual([search, ['Old Mill']]);
  for (const pincode of ['sw1a1aa', 'SW1A 1AA']) expect([pincode, await names('old', { filter: { pincode } })]).toEqual([pincode, ['Old Mill']]);
});

test.each(['\\', '7\\8', "'", "\\'", "'|'", '9\\', '"', ':*', '&!'])('treats %s in a category or pincode as an ordinary character', async (sign) => {
  await places({ name: 'Old Mill', category: `mill${sign}`, pincode: `41${sign}1` }, { name: 'Old Fort', category: 'fort', pincode: '411' });
  for (const filter of [{ category: `mill${sign}` }, { pincode: `41${sign}1` }])
    expect([filter, await names('old', { filter })]).toEqual([filter, ['Old Mill']]);
  for (const filter of [{ category: sign }, { pincode: sign }]) expect([filter, await names('old', { filter })]).toEqual([filter, []]);
});

describe('words with a meaning', () => {
  const UNDERSTOOD = 'query ($search: String!) { places(filter: { search: $search }) { items { name } understood { kind key value text } } }';
  interface Answer {
    items: { name: string }[];
    understood: { kind: string; key: string; value: string; text: string }[];
  }
  const read = async (search: string) => {
    const { body } = await server.graphql<{ places: Answer }>(UNDERSTOOD, { search });
    expect(body.errors).toBeUndefined();
    const { items, understood } = body.data.places;
    return { names: items.map(({ name }) => name), understood: understood.map(({ kind, key, value, text }) => [kind, key, value, text]) };
  };
  let cityId: string;
  beforeEach(async () => {
    ({ id: cityId } = await buildCity(server.dataSource, { name: 'Lisbon', names: { de: 'Lissabon' } }));
    const { id: other } = await buildCity(server.dataSource, { name: 'Porto' });
    const one = { cityId, fullAddress: null, pincode: null };
    await buildPlace(server.dataSource, {
      ...one,
      name: 'Forno',
      category: 'restaurant',
      attributes: { cuisine: ['pizza'] },
      priceRange: '€',
      area: 'Alfama',
      ranking: 3,
    });
    await buildPlace(server.dataSource, { ...one, name: 'Pizza Nova', category: 'cafe', priceRange: '€€€', fullAddress: 'Vegan Street 1', ranking: 2 });
    await buildPlace(server.dataSource, {
      ...one,
      name: 'Tasca',
      category: 'bar',
      attributes: { diet: ['vegan'] },
      description: 'Known for bacalhau.',
      ranking: 1,
    });
    await buildPlace(server.dataSource, {
      ...one,
      cityId: other,
      name: 'Lisbon Pizza',
      category: 'restaurant',
      attributes: { cuisine: ['pizza'] },
      ranking: 9,
    });
  });

  test.each<[string, string[]]>([
    ['pizza lisbon', ['Forno', 'Pizza Nova']],
    ['pizza in Lissabon', ['Forno', 'Pizza Nova']],
    ['pizza lisbno', ['Forno', 'Pizza Nova']],
    ['cheap pizza', ['Forno']],
    ['fancy pizza', ['Pizza Nova']],
    ['pizza alfama', ['Forno']],
    ['pizza alfma', ['Forno']],
    ['vegan', ['Tasca']],
    ['bacalhau', ['Tasca']],
    ['lisbon pizza', ['Lisbon Pizza', 'Forno', 'Pizza Nova']],
    ['tasca', ['Tasca']],
    ['bars lisbon', ['Tasca']],
    ['museum lisbon', []],
  ])('a search for %j finds %j', async (search, expected) => {
    expect((await read(search)).names).toEqual(expected);
  });

  test('are in the response, with the city and the area', async () => {
    expect((await read('Cheap pizza in Alfama, Lisbon')).understood).toEqual([
      ['price', '', '1', 'Cheap'],
      ['attribute', 'cuisine', 'pizza', 'pizza'],
      ['area', '', 'alfama', 'Alfama'],
      ['city', '', cityId, 'Lisbon'],
    ]);
    expect((await read('tasca')).understood).toEqual([]);
  });

  test('for an order sort the results, unless the client asks for another order', async () => {
    const stars = { Forno: 3, 'Pizza Nova': 5, 'Lisbon Pizza': 4 };
    for (const [name, average] of Object.entries(stars))
      await server.dataSource.query('UPDATE places SET rating_average = $2, rating_count = 9 WHERE name = $1', [name, average]);
    await server.dataSource.query("UPDATE places SET created_at = now() + interval '1 hour' WHERE name = 'Forno'");
    const byWords = await Promise.all(['best pizza', 'newest pizza'].map((search) => names(search)));
    expect(byWords.map(([first]) => first)).toEqual(['Pizza Nova', 'Forno']);
    expect((await names('best pizza', { sort: 'NEWEST' }))[0]).toBe('Forno');
    expect((await names('best pizza', { page: { size: 1, number: 3 } }))[0]).toBe('Forno');
  });

  test('for what is near sort by the distance from the visitor, if it is known', async () => {
    const at = { Forno: [10, 10], 'Pizza Nova': [10.01, 10], 'Lisbon Pizza': [50, 10] };
    for (const [name, [latitude, longitude]] of Object.entries(at))
      await server.dataSource.query('UPDATE places SET latitude = $2, longitude = $3 WHERE name = $1', [name, latitude, longitude]);
    expect(await names('pizza near me', { filter: { near: { latitude: 10.02, longitude: 10 } } })).toEqual(['Pizza Nova', 'Forno', 'Lisbon Pizza']);
    expect(await names('pizza near me')).toEqual(['Lisbon Pizza', 'Forno', 'Pizza Nova']);
  });

  test('are results of all filters, and these do not change the words that are meant', async () => {
    await server.dataSource.query("UPDATE places SET created_at = now() - interval '9 days' WHERE name <> 'Forno'");
    await server.dataSource.query("UPDATE places SET latitude = 38.71, longitude = -9.14 WHERE name = 'Pizza Nova'");
    const near = { latitude: 38.7, longitude: -9.14 };
    expect(await names('pizza', { filter: { addedWithin: 3 } })).toEqual(['Forno']);
    expect(await names('pizza', { filter: { near, maxDistance: 2000 } })).toEqual(['Pizza Nova']);
    expect(await names('pizza', { filter: { near, maxDistance: 500 } })).toEqual([]);
    expect(await names('pizza', { filter: { prices: ['1', '3'], categories: ['cafe'] } })).toEqual(['Pizza Nova']);
    expect(await find('pizza', { filter: { prices: ['4'] } })).toMatchObject({ total: 0, didYouMean: null });
    expect(await find('fonro', { filter: { prices: ['1'] } })).toMatchObject({ total: 1, didYouMean: 'forno' });
    expect(await find('fonro', { filter: { prices: ['4'] } })).toMatchObject({ total: 0, didYouMean: null });
  });

  test('apply to changed attributes at once', async () => {
    expect((await read('sushi')).names).toEqual([]);
    await server.dataSource.query(`UPDATE places SET attributes = '{"cuisine": ["sushi"]}' WHERE name = 'Tasca'`);
    expect((await read('sushi')).names).toEqual(['Tasca']);
  });
});
