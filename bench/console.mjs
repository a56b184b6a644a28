import { fill } from './data/rows.mjs';
import { asAdmin, startDatabase, startGuide } from './lib/guide.mjs';
import { table } from '../scripts/lib/markdown.mjs';
import { measure } from './lib/measure.mjs';

/** Maximum 95th percentile of a page of a grid (ms). */
const BAR = 300;
const PAGE = { number: 1, size: 50 };
const WORDS = ['amber', 'river 12', 'Zephyr', 'jasmine grove', 'harbour 777'];
const nth = (values, i) => values[i % values.length];

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

/** Grids and charts of the admin console: name, query, and a function that returns the variables of the nth call. */
const GRIDS = [
  ['cities, by name', CITIES, () => ({ sort: 'NAME', direction: 'ASCENDING' })],
  ['cities, by population, last pages', CITIES, (i) => ({ sort: 'POPULATION', direction: 'DESCENDING', page: { ...PAGE, number: 150 + (i % 50) } })],
  ['cities, searched', CITIES, (i) => ({ filter: { search: nth(WORDS, i) }, sort: 'NAME', direction: 'ASCENDING' })],
  ['places, newest', PLACES, () => ({ sort: 'CREATED', direction: 'DESCENDING' })],
  ['places, pending by name', PLACES, () => ({ filter: { status: 'PENDING' }, sort: 'NAME', direction: 'ASCENDING' })],
  ['places, searched', PLACES, (i) => ({ filter: { search: nth(WORDS, i) }, sort: 'RATING', direction: 'DESCENDING' })],
  ['people, newest', USERS, () => ({ sort: 'JOINED', direction: 'DESCENDING' })],
  ['people, moderators by reviews', USERS, () => ({ filter: { role: 'MODERATOR' }, sort: 'REVIEWS', direction: 'DESCENDING' })],
  ['people, searched', USERS, (i) => ({ filter: { search: nth(WORDS, i) }, sort: 'NAME', direction: 'ASCENDING' })],
  ['reviews, newest', REVIEWS, () => ({ sort: 'CREATED', direction: 'DESCENDING' })],
  ['reviews, pending with two stars', REVIEWS, () => ({ filter: { status: 'PENDING', rating: 2 }, sort: 'CREATED', direction: 'ASCENDING' })],
  ['reviews, reported', REVIEWS, () => ({ filter: { reported: true }, sort: 'CREATED', direction: 'DESCENDING' })],
  ['reviews, searched', REVIEWS, (i) => ({ filter: { search: nth(WORDS, i) }, sort: 'CREATED', direction: 'DESCENDING' })],
  ['activity, newest', ACTIVITIES, () => ({})],
  ['activity, of one kind', ACTIVITIES, () => ({ filter: { action: 'APPROVED', targetKind: 'PLACE' } })],
  ['moderation queue', QUEUE, () => ({ page: { number: 1, size: 25 } })],
  ['moderation queue, reports', QUEUE, () => ({ kind: 'REPORT', page: { number: 1, size: 25 } })],
  [
    'counts of all lists',
    '{ adminCounts { cities { all active } places { all pending } users { all verified } reviews { all pending reported } } }',
    () => ({}),
  ],
  [
    'dashboard, totals and trends',
    '{ adminStats { totalPlaces pendingPlaces reportedReviews trends { places { change days } reviews { change days } } } }',
    () => ({}),
  ],
  [
    'dashboard, charts',
    '{ adminCharts { reviewsPerDay { day count } ratingMix { stars count } placesPerCity { count city { id name } } pendingAge { age places reviews } } }',
    () => ({}),
  ],
];

/**
 * Measures the queries of the admin console over HTTP, one request at a time.
 * @param rows number of rows in each table
 * @returns the section of the results, and whether every 95th percentile is below the limit
 */
export async function benchConsole({ rows, calls }) {
  const database = await startDatabase(`console-${rows}`);
  try {
    const guide = await startGuide(database);
    try {
      const graphql = await asAdmin(guide);
      await fill(database.client, rows, (name) => console.log(`  filling ${name} …`));
      const lines = [];
      for (const [name, query, variablesOf] of GRIDS) {
        const { p50, p95, max } = await measure((i) => graphql(query, { page: PAGE, ...variablesOf(i) }), { warmUp: 5, calls });
        lines.push([name, p50.toFixed(1), p95.toFixed(1), max.toFixed(1), p95 < BAR ? 'yes' : 'NO']);
        console.log(`  ${name.padEnd(36)} ${p50.toFixed(1).padStart(8)} ms`);
      }
      return {
        section: {
          title: `The console with ${rows.toLocaleString('en')} rows in each table`,
          markdown: `Milliseconds from sending a request over HTTP to having read the answer, ${calls} requests each, one after the other; pages of 50 rows.

${table(['grid', 'p50 ms', 'p95 ms', 'max ms', `p95 under ${BAR} ms`], lines)}`,
        },
        isMet: lines.every((line) => line[4] === 'yes'),
      };
    } finally {
      await guide.stop();
    }
  } finally {
    await database.stop();
  }
}
