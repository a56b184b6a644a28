import { buildUser } from '../../../test/builders.js';
import { askBothWays, buildMember, buildVariedGuide, clientOperations } from '../../../test/reads.js';
import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
let guide: Awaited<ReturnType<typeof buildVariedGuide>>;
let user: { Authorization: string };
let moderator: { Authorization: string };
let admin: { Authorization: string };
let newcomer: { Authorization: string };
const operations = clientOperations();

beforeAll(async () => {
  server = await startServer();
  guide = await buildVariedGuide(server.dataSource);
  user = await server.signInAs(await buildMember(server.dataSource, guide.places));
  moderator = await server.signInAs(await buildMember(server.dataSource, guide.places, { role: 'moderator' }));
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const about = { slug: 'about', title: { en: 'About' }, text: { en: 'Tab\t"and" 😀', de: 'Über.' }, place: 'footer' };
  await server.send('PUT', '/api/admin/settings/pages', { version: 0, value: { pages: [about, { ...about, slug: 'terms', place: 'menu' }] } }, admin);
  newcomer = await server.signInAs(await buildUser(server.dataSource, { passwordHash: null, isVerified: false }));
});
afterAll(() => server.stop());

/** An operation of the client, and its variables. */
type Asked = [operation: string, variables: Record<string, unknown>];

const PAGE = { number: 1, size: 20 };

const box = (south: number, west: number, north: number, east: number) => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});
const EARTH = box(-90, -180, 90, 180);
const PUNE = box(18.4, 73.7, 18.65, 74);

/** Returns noon of the day after so many days, as a local time. */
const dayAfter = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`;

/** Queries of the client's public screens, with their variables. */
const asked = (): Asked[] => [
  ['AppLayout', {}],
  ['HomeScreen', {}],
  ['PlacesChoices', {}],
  ...['en', 'de', ''].flatMap((language): Asked[] => [
    ['PrivacyScreen', { language }],
    ['TermsScreen', { language }],
    ...['about', 'terms', 'nothing', '\0"\t\ud800'].map((slug): Asked => ['PageScreen', { slug, language }]),
  ]),
  ...guide.cities.map((id): Asked => ['CityScreen', { id }]),
  ...guide.places.flatMap((id) => [{ id }, { id, language: 'de' }].map((variables): Asked => ['PlaceScreen', variables])),
  ...['NEWEST', 'HIGHEST', 'LOWEST', 'HELPFUL'].flatMap((sort) =>
    [null, 1, 4].flatMap((rating) => [1, 2, 9].map((page): Asked => ['PlaceReviews', { id: guide.places[0], sort, rating, page }])),
  ),
  ...[
    {},
    { country: 'India' },
    { state: 'Maharashtra', country: null },
    { featured: true },
    { featured: false },
    { search: 'india' },
    { search: 'pnue' },
    { search: 'maharashtra pune', country: 'India', featured: true },
    { search: 'atlantis' },
  ].flatMap((filter) =>
    [1, 2].map((size): Asked => ['CitiesScreen', { filter, page: { number: 1, size }, country: 'country' in filter ? filter.country : undefined }]),
  ),
  ...[
    {},
    { category: ' Museum ' },
    { city: guide.cities[0] },
    { city: guide.cities[0], category: 'historic' },
    { minRating: 3 },
    { pincode: '411 030' },
    { search: 'place' },
    { search: 'fort', city: guide.cities[0] },
    { category: null, minRating: null },
    { prices: ['2'] },
    { prices: ['2'], category: 'museum', minRating: 1 },
    { categories: ['museum', 'none'], openAt: 'now' },
    { categories: ['museum', 'historic'], city: guide.cities[0], openAt: dayAfter(1) },
    { attributes: [{ key: 'cuisine', any: ['thai', 'none'] }], addedWithin: 366 },
    { attributes: [{ key: 'wheelchair', any: ['limited'] }], withPhotos: true },
    { near: { latitude: 18.5, longitude: 73.9 }, maxDistance: 20_000, minRating: 5 },
    { openAt: dayAfter(300), pincode: '411 030' },
  ].flatMap((filter) =>
    ['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST'].flatMap((sort) =>
      [PAGE, { number: 1, size: 2 }].map((page): Asked => ['PlacesScreen', { filter, sort, page }]),
    ),
  ),
  ...['place', 'plcae', 'plcae museum', 'nothing of that kind'].flatMap((search) =>
    [1, 2].map(
      (number): Asked => [
        'PlacesScreen',
        { filter: { search, minRating: null }, sort: 'RECOMMENDED', page: { number: search === 'nothing of that kind' ? 1 : number, size: 3 } },
      ],
    ),
  ),
  [
    'PlacesScreen',
    {
      filter: { search: 'place', bounds: { southWest: { latitude: -1, longitude: 1 }, northEast: { latitude: 40, longitude: 80 } } },
      sort: 'NEWEST',
      page: { number: 2, size: 3 },
    },
  ],
  ...['pl', 'place', 'plcae', 'pun', 'muse', 'Ω q', 'nothing of that kind'].map((text): Asked => ['Autocomplete', { text }]),
  ['PlacesScreen', { filter: { near: { latitude: 18.5, longitude: 73.9 } }, sort: 'NEAREST', page: PAGE }],
  ['PlacesScreen', { filter: { city: guide.cities[0] }, sort: 'NEWEST', page: { number: 2, size: 3 } }],
  ...(
    [
      [EARTH, 'RECOMMENDED', {}],
      [PUNE, 'RATING', { category: 'museum' }],
      [box(-10, 170, 40, 80), 'NEWEST', { city: guide.cities[0], minRating: 1 }],
      [PUNE, 'NEAREST', { near: { latitude: 18.6, longitude: 73.9 } }],
      [box(50, 1, 51, 2), 'REVIEWS', { pincode: '411030' }],
    ] as const
  ).flatMap(([bounds, sort, filter]) => [1, 2].map((size): Asked => ['PlacesScreen', { filter: { ...filter, bounds }, sort, page: { number: 1, size } }])),
  ['PlacesScreen', { filter: { bounds: EARTH }, sort: 'NEWEST', page: { number: 2, size: 3 } }],
  ...(
    [
      [EARTH, 0, {}],
      [EARTH, 3, { category: 'museum' }],
      [box(-10, 170, 40, 80), 2, { minRating: 3 }],
      [PUNE, 9, { city: guide.cities[0], category: 'historic' }],
      [PUNE, 12, {}],
      [PUNE, 22, { pincode: '411 030' }],
      [EARTH, 9, { search: 'plcae' }],
      [box(18.519, 73.854, 18.521, 73.857), 18, {}],
      [box(-1, 170, 40, 80), 18, { minRating: 1 }],
      [box(50, 1, 51, 2), 6, { category: 'none' }],
      [EARTH, 2, { prices: ['2'], openAt: 'now' }],
      [PUNE, 12, { attributes: [{ key: 'cuisine', any: ['thai'] }], city: guide.cities[0] }],
      [box(18.519, 73.854, 18.521, 73.857), 18, { categories: ['museum', 'historic'], near: { latitude: 18.52, longitude: 73.855 }, maxDistance: 900 }],
      [EARTH, 3, { search: 'place', prices: ['2'] }],
    ] as const
  ).map(([bounds, zoom, filter]): Asked => ['PlacesMap', { bounds, zoom, filter }]),
];

/** Normalizes JSON, because PostgreSQL writes −0.00001 as -1e-05. All other text must be identical. */
const written = (text: string) => JSON.stringify(JSON.parse(text));

test('visitors get from the fast path exactly the responses of the resolvers', async () => {
  for (const [operation, variables] of asked()) {
    const { read, resolved, isRead } = await askBothWays(server, operations[operation] ?? '', variables);
    expect([operation, variables, read.status, written(read.text)]).toEqual([operation, variables, resolved.status, written(resolved.text)]);
    expect(read.body.errors).toBeUndefined();
    expect([operation, variables, isRead]).toEqual([operation, variables, true]);
  }
});

/** Queries that the client sends for signed-in users, with their variables. */
const askedByUsers = (): Asked[] => [
  ['Viewer', {}],
  ...guide.places.flatMap((id): Asked[] => [
    ['MyReview', { placeId: id }],
    ['AddPhotos', { id }],
    ['ReportPlace', { id }],
    ['SaveToList', { placeId: id }],
  ]),
  ['SaveToList', { placeId: 'none' }],
];

/** Returns only the first request of each operation. Roles change permissions, but not which rows exist. */
const oneOfEach = (): Asked[] => [
  ...new Map(
    asked()
      .toReversed()
      .map((one) => [one[0], one]),
  ).values(),
];

/** Reviews with photos that are not approved. */
const withWaitingPhotos = (): Asked => ['PlaceReviews', { id: guide.places[0], sort: 'NEWEST', rating: null, page: 2 }];

/** Whether a review of the user in the response has a photo that needs a signed URL, which only the resolvers create. */
const isLeftToResolvers = ([operation, { placeId }]: Asked): boolean => operation === 'MyReview' && placeId === guide.places[2];
const isLeftForModerators = (one: Asked): boolean => isLeftToResolvers(one) || (one[0] === 'PlaceReviews' && one[1].page === 2);

test.each<[string, () => typeof user, () => Asked[], (asked: Asked) => boolean]>([
  ['a user', () => user, asked, isLeftToResolvers],
  ['a user, about themselves,', () => user, askedByUsers, isLeftToResolvers],
  ['a new user', () => newcomer, askedByUsers, () => false],
  ['a moderator', () => moderator, () => [...oneOfEach(), ...askedByUsers(), withWaitingPhotos()], isLeftForModerators],
  ['an admin', () => admin, () => [...oneOfEach(), ...askedByUsers(), withWaitingPhotos()], ([, { page }]) => page === 2],
])('%s who is signed in gets from the fast path the responses of the resolvers', async (_who, headersOf, questions, isLeft) => {
  for (const [operation, variables] of questions()) {
    const { read, resolved, isRead } = await askBothWays(server, operations[operation] ?? '', variables, headersOf());
    expect([operation, variables, read.status, written(read.text)]).toEqual([operation, variables, resolved.status, written(resolved.text)]);
    expect(read.body.errors).toBeUndefined();
    expect([operation, variables, isRead]).toEqual([operation, variables, !isLeft([operation, variables])]);
  }
});

/** All fields of the viewer's account that are compiled, and all rights. */
const OWN_FIELDS = `{ viewer { id name email role avatarUrl isAvatarWaiting provider signInMethods isVerified pendingEmail wantsDecisionMails createdAt
    viewerCan { administer moderate } lists { id name description visibility updatedAt ref placesCount isMine } }
  places { items { id isFavorite moderation { status reason isHeld version } viewerCan { suggestEdit addPhotos report moderate manage review }
    myReview { id rating moderation { status reason isHeld version } hasVoted viewerCan { edit delete vote report moderate manage } }
    city { id viewerCan { manage } } reviews { items { id place { id name } hasVoted moderation { status } viewerCan { edit delete vote report moderate manage } } } } } }`;

test('signed-in users get all fields that depend on them as from the resolvers', async () => {
  for (const headers of [{}, user, newcomer, moderator, admin]) {
    const { read, resolved, isRead } = await askBothWays(server, OWN_FIELDS, {}, headers);
    expect([read.status, written(read.text), isRead]).toEqual([200, written(resolved.text), true]);
  }
});

test('facets are those of the resolvers, with names in the requested language', async () => {
  const query =
    'query ($filter: PlaceFilter, $language: String) { places(filter: $filter) { facets(language: $language) { key name options { value name count } isPartial __typename } all: facets { key } } }';
  const [city] = guide.cities;
  for (const headers of [{}, user]) {
    for (const filter of [{}, { city }, { search: 'place' }, { prices: ['2'] }, { city, openAt: 'now', attributes: [{ key: 'cuisine', any: ['thai'] }] }]) {
      for (const language of ['en', 'ar', 'xx', undefined]) {
        const { read, resolved, isRead } = await askBothWays(server, query, { filter, language }, headers);
        expect([filter, read.status, read.text, isRead]).toEqual([filter, 200, resolved.text, true]);
      }
    }
  }
});

test('suggestions are those of the resolvers, with filters and what was understood', async () => {
  const query = `query ($text: String!) { autocomplete(text: $text) { categories cities { id } places { id } didYouMean understood { kind key value text }
    filters { parts { kind key value text __typename } address city { id name } total __typename } } }`;
  for (const text of ['thai', 'museum pun', 'thai pun', 'open now', 'cheap restaur', 'plcae', 'fort zzqqxx']) {
    const { read, resolved, isRead } = await askBothWays(server, query, { text }, {});
    expect([text, read.status, read.text, isRead]).toEqual([text, 200, resolved.text, true]);
  }
});

test('attributes are those of the requested part of the site, with names in the requested language', async () => {
  const fields = 'key name kind section iconPath unit isInternal values { key text isRetired }';
  const query = `query ($language: String) { places { items { id all: attributes(language: $language) { ${fields} }
    page: attributes(view: PAGE) { ${fields} } card: attributes(language: $language, view: CARD) { ${fields} } } } }`;
  for (const headers of [{}, user, moderator, admin]) {
    for (const language of ['en', 'ar', 'xx', undefined]) {
      const { read, resolved, isRead } = await askBothWays(server, query, { language }, headers);
      expect([read.status, read.text, isRead]).toEqual([200, resolved.text, true]);
      expect(read.text).toContain('"card":[{"key":"cuisine"');
      expect(read.text).not.toMatch(/"card":[^\]]*"wheelchair"/);
    }
  }
});

/** Removes the request ids from errors. */
const withoutIds = (text: string) => text.replace(/"requestId":"[^"]*"/g, '');

test('queries that the fast path does not support get the response of the resolvers', async () => {
  const [place = ''] = guide.places;
  const cases: [query: string, variables?: Record<string, unknown>][] = [
    ['{'],
    ['{ nothing }'],
    ['{ places { items { secret } } }'],
    ['mutation { deleteReview(id: "x") { id } }'],
    ['{ __schema { queryType { name } } }'],
    ['{ __typename }'],
    ['{ viewer { id } }'],
    ['{ adminStats { totalCities } }'],
    ['{ stats { cities } viewer { id } }'],
    ['query A { stats { cities } } query B { stats { places } }'],
    ...guide.hidden.map((id): [string] => [`{ place(id: "${id}") { id } }`]),
    ...guide.hidden.map((id): [string] => [`{ city(id: "${id}") { id } }`]),
    ['{ place(id: "none") { id } }'],
    ['{ a: place(id: "01900000-0000-7000-8000-000000000000") { id } stats { cities } }'],
    ['{ places(page: { number: 9, size: 5 }) { items { id } page pages total } }'],
    ['{ cities(page: { number: 3, size: 1 }) { page items { name } } }'],
    ['{ places(page: { size: 0 }) { total } }'],
    ['{ places(page: { size: 101 }) { total } }'],
    ['{ places(filter: { minRating: 9 }) { total } }'],
    ['{ places(filter: { search: "\\u0000" }) { total } }'],
    ['{ places(filter: { search: "place", prices: ["2"], addedWithin: 3 }) { total items { id } facets { key } } }'],
    ['{ places(filter: { prices: ["5"] }) { total } }'],
    ['{ places(filter: { openAt: "9999-01-01T00:00" }) { total } }'],
    ['{ places(filter: { maxDistance: 5 }) { total } }'],
    ['{ places(sort: NEAREST) { total } }'],
    ['{ places(filter: { city: "x" }) { total } }'],
    ['{ places(filter: { search: "!!" }) { total items { id } } }'],
    ['{ mapViewport(bounds: { southWest: { latitude: 1, longitude: 0 }, northEast: { latitude: 0, longitude: 0 } }, zoom: 5) { total } }'],
    ['{ mapViewport(bounds: { southWest: { latitude: 1, longitude: 0 }, northEast: { latitude: 2, longitude: 0 } }, zoom: 23) { total } }'],
    [
      '{ mapViewport(bounds: { southWest: { latitude: -90, longitude: -180 }, northEast: { latitude: 90, longitude: 180 } }, zoom: 3, filter: { city: "x" }) { total items { count } } }',
    ],
    [
      '{ mapViewport(bounds: { southWest: { latitude: -90, longitude: -180 }, northEast: { latitude: 90, longitude: 180 } }, zoom: 3, filter: { search: "!!" }) { total } }',
    ],
    ['{ places(filter: { near: { latitude: 200, longitude: 0 } }) { total } }'],
    ['{ places(filter: { bounds: { southWest: { latitude: 0, longitude: 0 }, northEast: { latitude: 60, longitude: 90 } } }) { total items { id } } }'],
    ['{ cities(filter: { search: "…!" }) { items { name } } }'],
    ['{ featuredCities(limit: 13) { id } }'],
    ['query ($n: Int!) { featuredCities(limit: $n) { id } }', {}],
    ['query ($n: Int!) { featuredCities(limit: $n) { id } }', { n: 'x' }],
    ['query ($n: Int!) { featuredCities(limit: $n) { id } }', { n: 99 }],
    [`{ ${Array.from({ length: 21 }, (_, i) => `s${i}: stats { cities }`).join(' ')} }`],
    [`{ ${'x'.repeat(70)}: stats { cities } }`],
    [`{ stats { ${'x'.repeat(64)}: cities ${'x'.repeat(65)}: places } }`],
    ['{ places(page: { size: 100 }) { items { city { featuredPlaces(limit: 24) { reviews(page: { size: 100 }) { items { id } } } } } } }'],
    [`{ place(id: "${place}") { reviews(rating: 7) { total } } }`],
    [`{ place(id: "${place}") { reviews(page: { number: 0 }) { total } } }`],
    [`{ place(id: "${place}") { myReview { id } createdBy { id } } }`],
    ['{ person(id: "none") { id } }'],
    ['{ places { items { id id: name } } }'],
    ['{ places { items @defer { id } } }'],
    ['query ($q: String @x) { stats { cities } }'],
  ];
  for (const headers of [{}, user]) {
    for (const [query, variables] of cases) {
      const { read, resolved } = await askBothWays(server, query, variables, headers);
      expect([query, read.status, withoutIds(read.text)]).toEqual([query, resolved.status, withoutIds(resolved.text)]);
    }
  }
});

test('aliases, fragments and directives have the same effect as in the resolvers', async () => {
  const [id] = guide.places;
  const [city] = guide.cities;
  const cases: [query: string, variables?: Record<string, unknown>][] = [
    ['query ($with: Boolean!, $without: Boolean = true) { stats @include(if: $with) { cities a: places @skip(if: $without) } countries }', { with: true }],
    [
      'query ($with: Boolean!, $without: Boolean = true) { stats @include(if: $with) { cities a: places @skip(if: $without) } countries }',
      { with: true, without: false },
    ],
    ['query ($with: Boolean!, $without: Boolean = true) { stats @include(if: $with) { cities a: places @skip(if: $without) } countries }', { with: false }],
    ['query ($n: Int = 2) { b: featuredCities(limit: $n) { n: name __typename t: __typename } a: featuredCities(limit: 1) { name } }'],
    [
      'fragment F on City { id ... on City { name ...G } } fragment G on City { coordinates { latitude } } { featuredCities { ...F coordinates { longitude } ...G } }',
    ],
    [
      'query ($id: ID!, $city: ID) { place(id: $id) { city { id featuredPlaces(limit: 2) { name city { featuredPlaces { name city { name } } } } } } places(filter: { city: $city, minRating: 1 }, page: { size: 3 }) { all: total items { reviews(page: { size: 2, number: 2 }) { page pages n: total items { rating } } } } }',
      { id, city },
    ],
    ['{ placeKinds kinds: placeKinds }'],
    ...['', '(category: null)', '(category: "Hotel")', '(category: "none")'].map((of): [string] => [
      `{ attributes${of} { key names { text } options { key synonyms { language } isRetired } categories isInternal __typename } }`,
    ]),
    ...[3, 12, 18].flatMap((zoom) =>
      ['', ', filter: { category: "none" }'].flatMap((filter): [string][] =>
        [
          'total',
          '__typename',
          'a: items { count } total b: items { __typename count bounds { __typename northEast { x: latitude } } place { name __typename } }',
          'items { place { id } }',
          `items { ${Array.from({ length: 9 }, (_, i) => `a${i}: bounds { southWest { latitude longitude } northEast { latitude longitude } }`).join(' ')} }`,
        ].map((fields): [string] => [
          `{ mapViewport(bounds: { southWest: { latitude: 18.4, longitude: 73.7 }, northEast: { latitude: 18.65, longitude: 74 } }, zoom: ${zoom}${filter}) { ${fields} } }`,
        ]),
      ),
    ),
    [
      'query A($id: ID!) { place(id: $id) { x: reviews(rating: 5) { items { id place { name viewerCan { review report } } viewerCan { edit vote } moderation { status } } } y: reviews(sort: LOWEST) { items { rating } __typename } } }',
      { id },
    ],
  ];
  for (const [query, variables] of cases) {
    const { read, resolved, isRead } = await askBothWays(server, query, variables);
    expect([query, read.status, read.text, isRead]).toEqual([query, 200, resolved.text, true]);
  }
});
