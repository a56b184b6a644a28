import {
  BY_NAME,
  DAYS,
  MENTIONS,
  NEWEST,
  OPEN_REPORTS,
  PAGE,
  QUEUE_PAGE,
  REPORTED,
  countsOf,
  holds,
  ofPlaces,
  ofQueue,
  ofTable,
  pageOf,
  waitingIn,
} from './least-sql.mjs';

const WORDS = ['amber', 'river 12', 'zephyr', 'jasmine grove', 'harbour 777'];
const wordsOf = (i) => WORDS[i % WORDS.length];
const lastPages = (i) => 150 + (i % 50);

const CITIES = `query ($filter: AdminCityFilter, $sort: AdminCitySort!, $direction: SortDirection!, $page: PageInput) {
  adminCities(filter: $filter, sort: $sort, direction: $direction, page: $page) {
    total items { id name state country description population status featured placesCount revision { version } images { url } } } }`;
const PLACES = `query ($filter: AdminPlaceFilter, $sort: AdminPlaceSort!, $direction: SortDirection!, $page: PageInput) {
  adminPlaces(filter: $filter, sort: $sort, direction: $direction, page: $page) {
    total items { id name category featured city { id name } createdBy { name email } moderation { status } revision { version } } } }`;
const USERS = `query ($filter: AdminUserFilter, $sort: AdminUserSort!, $direction: SortDirection!, $page: PageInput) {
  adminUsers(filter: $filter, sort: $sort, direction: $direction, page: $page) {
    total items { id name email role provider isVerified createdAt reviewsCount viewerCan { changeRole delete } } } }`;
const REVIEWS = `query ($filter: AdminReviewFilter, $sort: AdminReviewSort!, $direction: SortDirection!, $page: PageInput) {
  adminReviews(filter: $filter, sort: $sort, direction: $direction, page: $page) {
    total items { id rating title comment createdAt user { id name } place { id name } moderation { status } } } }`;
const ACTIVITIES = `query ($filter: ActivityFilter, $page: PageInput) {
  activities(filter: $filter, page: $page) { total items { id action targetKind label actor { id name } createdAt } } }`;
const QUEUE = `query ($kind: ModerationKind, $page: PageInput) {
  moderationQueue(kind: $kind, page: $page) { total items { id kind since place { id name } review { id comment } reports { id reason } author { approved rejected user { id name } } } } }`;

/**
 * Lists and charts of the admin console: `name`, `query`, and functions of the number of the call: `variables` of the query, and `sql`, the
 * least statements that read the same rows.
 */
export const GRIDS = [
  {
    name: 'cities, by name',
    query: CITIES,
    variables: () => ({ sort: 'NAME', direction: 'ASCENDING', page: PAGE }),
    sql: () => ofTable('cities', { order: BY_NAME }),
  },
  {
    name: 'cities, by population, last pages',
    query: CITIES,
    variables: (i) => ({ sort: 'POPULATION', direction: 'DESCENDING', page: { ...PAGE, number: lastPages(i) } }),
    sql: (i) => ofTable('cities', { order: 't.population DESC, t.id DESC', number: lastPages(i) }),
  },
  {
    name: 'cities, searched',
    query: CITIES,
    variables: (i) => ({ filter: { search: wordsOf(i) }, sort: 'NAME', direction: 'ASCENDING', page: PAGE }),
    sql: (i) => ofTable('cities', { where: holds('t.search_text', wordsOf(i)), order: BY_NAME }),
  },
  {
    name: 'places, newest',
    query: PLACES,
    variables: () => ({ sort: 'CREATED', direction: 'DESCENDING', page: PAGE }),
    sql: () => ofPlaces({ order: NEWEST }),
  },
  {
    name: 'places, last pages',
    query: PLACES,
    variables: (i) => ({ sort: 'NAME', direction: 'DESCENDING', page: { ...PAGE, number: lastPages(i) } }),
    sql: (i) => ofPlaces({ order: 't.search_name DESC, t.id DESC', number: lastPages(i) }),
  },
  {
    name: 'places, pending by name',
    query: PLACES,
    variables: () => ({ filter: { status: 'PENDING' }, sort: 'NAME', direction: 'ASCENDING', page: PAGE }),
    sql: () => ofPlaces({ where: `t.status = 'pending'`, order: BY_NAME }),
  },
  {
    name: 'places, of a category by rating',
    query: PLACES,
    variables: () => ({ filter: { category: 'museum' }, sort: 'RATING', direction: 'DESCENDING', page: PAGE }),
    sql: () => ofPlaces({ where: `t.category = 'museum'`, order: 't.rating_average DESC, t.id DESC' }),
  },
  {
    name: 'places, searched',
    query: PLACES,
    variables: (i) => ({ filter: { search: wordsOf(i) }, sort: 'RATING', direction: 'DESCENDING', page: PAGE }),
    sql: (i) =>
      ofPlaces({
        join: 'JOIN place_titles found ON found.place_id = t.id',
        where: holds('found.title', wordsOf(i)),
        order: 't.rating_average DESC, t.id DESC',
      }),
  },
  {
    name: 'people, newest',
    query: USERS,
    variables: () => ({ sort: 'JOINED', direction: 'DESCENDING', page: PAGE }),
    sql: () => ofTable('users', { order: NEWEST }),
  },
  {
    name: 'people, moderators by reviews',
    query: USERS,
    variables: () => ({ filter: { role: 'MODERATOR' }, sort: 'REVIEWS', direction: 'DESCENDING', page: PAGE }),
    sql: () =>
      ofTable('users', {
        where: `t.role = 'moderator'`,
        order: `(SELECT count(*) FROM reviews r WHERE r.user_id = t.id AND r.deleted_at IS NULL) DESC, t.id DESC`,
      }),
  },
  {
    name: 'people, searched',
    query: USERS,
    variables: (i) => ({ filter: { search: wordsOf(i) }, sort: 'NAME', direction: 'ASCENDING', page: PAGE }),
    sql: (i) => ofTable('users', { where: holds('t.search_text', wordsOf(i)), order: BY_NAME }),
  },
  {
    name: 'reviews, newest',
    query: REVIEWS,
    variables: () => ({ sort: 'CREATED', direction: 'DESCENDING', page: PAGE }),
    sql: () => ofTable('reviews', { order: NEWEST }),
  },
  {
    name: 'reviews, pending with two stars',
    query: REVIEWS,
    variables: () => ({ filter: { status: 'PENDING', rating: 2 }, sort: 'CREATED', direction: 'ASCENDING', page: PAGE }),
    sql: () => ofTable('reviews', { where: `t.status = 'pending' AND t.rating = 2`, order: 't.created_at, t.id' }),
  },
  {
    name: 'reviews, reported',
    query: REVIEWS,
    variables: () => ({ filter: { reported: true }, sort: 'CREATED', direction: 'DESCENDING', page: PAGE }),
    sql: () => ofTable('reviews', { where: REPORTED, order: NEWEST }),
  },
  {
    name: 'reviews, searched',
    query: REVIEWS,
    variables: (i) => ({ filter: { search: wordsOf(i) }, sort: 'CREATED', direction: 'DESCENDING', page: PAGE }),
    sql: (i) => ofTable('reviews', { where: MENTIONS(wordsOf(i)), order: NEWEST }),
  },
  { name: 'activity, newest', query: ACTIVITIES, variables: () => ({ page: PAGE }), sql: () => pageOf({ from: 'activities t', order: NEWEST }) },
  {
    name: 'activity, of one kind',
    query: ACTIVITIES,
    variables: () => ({ filter: { action: 'APPROVED', targetKind: 'PLACE' }, page: PAGE }),
    sql: () => pageOf({ from: 'activities t', where: `action = 'approved' AND target_kind = 'place'`, order: NEWEST }),
  },
  {
    name: 'moderation queue',
    query: QUEUE,
    variables: () => ({ page: QUEUE_PAGE }),
    sql: () => ofQueue([waitingIn('places'), waitingIn('reviews'), OPEN_REPORTS]),
  },
  {
    name: 'moderation queue, reports',
    query: QUEUE,
    variables: () => ({ kind: 'REPORT', page: QUEUE_PAGE }),
    sql: () => ofQueue([OPEN_REPORTS]),
  },
  {
    name: 'duplicates, likeliest',
    query: `query ($page: PageInput) { duplicatePairs(page: $page) { total items { id similarity places { id name city { id name } } } } }`,
    variables: () => ({ page: QUEUE_PAGE }),
    sql: () => pageOf({ from: 'duplicate_pairs t', where: `t.state = 'open'`, order: 't.similarity DESC, t.distance, t.a, t.b', size: QUEUE_PAGE.size }),
  },
  {
    name: 'deleted places',
    query: `query ($page: PageInput) {
      bin(kind: PLACE, page: $page) { total items { id label sameChange along { reviews photos } deletedBy { id name } obstacle { text } } } }`,
    variables: () => ({ page: QUEUE_PAGE }),
    sql: () => pageOf({ from: 'places t', where: 't.deleted_at IS NOT NULL', order: 't.deleted_at DESC, t.id DESC', size: QUEUE_PAGE.size }),
  },
  {
    name: 'deleted places, searched',
    query: 'query ($search: String, $page: PageInput) { bin(kind: PLACE, search: $search, page: $page) { total items { id label } } }',
    variables: (i) => ({ search: wordsOf(i), page: QUEUE_PAGE }),
    sql: (i) =>
      pageOf({
        from: 'places t',
        where: `t.deleted_at IS NOT NULL AND ${holds('t.search_name', wordsOf(i))}`,
        order: 't.deleted_at DESC, t.id DESC',
        size: QUEUE_PAGE.size,
      }),
  },
  {
    name: 'counts of deleted things',
    query: '{ binCounts { cities places reviews photos lists } }',
    variables: () => ({}),
    sql: () => ['cities', 'places', 'reviews', 'photos', 'place_lists'].map((table) => `SELECT count(*) FROM ${table} WHERE deleted_at IS NOT NULL`),
  },
  {
    name: 'setup, steps',
    query: '{ setup { steps { name isDone } } }',
    variables: () => ({}),
    sql: () => ['SELECT * FROM settings', 'SELECT 1 FROM places LIMIT 1'],
  },
  {
    name: 'counts of all lists',
    query: '{ adminCounts { cities { all active } places { all pending } users { all verified } reviews { all pending reported } } }',
    variables: () => ({}),
    sql: () => [
      countsOf('cities', ['true', `status = 'active'`]),
      countsOf('places', ['true', `status = 'pending'`]),
      countsOf('users', ['true', 'is_verified']),
      countsOf('reviews', ['true', `status = 'pending'`]),
      `SELECT count(DISTINCT review_id) FROM reports WHERE status = 'open'`,
    ],
  },
  {
    name: 'dashboard, totals and trends',
    query: '{ adminStats { totalPlaces pendingPlaces reportedReviews trends { places { change days } reviews { change days } } } }',
    variables: () => ({}),
    sql: () => [
      ...['cities', 'places', 'users', 'reviews'].map((table) => countsOf(table, [`created_at > now() - interval '30 days'`])),
      `SELECT count(*) FROM places WHERE status = 'pending' AND deleted_at IS NULL`,
      `SELECT count(DISTINCT review_id) FROM reports WHERE status = 'open'`,
    ],
  },
  {
    name: 'dashboard, charts',
    query:
      '{ adminCharts { reviewsPerDay { day count } ratingMix { stars count } placesPerCity { count city { id name } } pendingAge { age places reviews } } }',
    variables: () => ({}),
    sql: () => [
      DAYS,
      `SELECT rating, count(*) FROM reviews WHERE status = 'approved' AND deleted_at IS NULL GROUP BY 1`,
      'SELECT id, places_count FROM cities WHERE deleted_at IS NULL ORDER BY 2 DESC LIMIT 10',
      ...['places', 'reviews'].map(waitingIn),
    ],
  },
];
