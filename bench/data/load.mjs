import pg from 'pg';
import { Copy, copyAll } from './copy.mjs';
import { idOf, makeWorld, TABLE } from './world.mjs';

/** Size of the pool that shuffles reviews. In reality, reviews of a place arrive over time, and are not adjacent on disk. */
const POOL = 200_000;

/** Constants of the ranking: prior number of reviews, as in `place_rate` of the product's migrations, and the average rating of generated reviews. */
const STARTING = { count: 5, stars: 3.6 };

const CITY_COLUMNS = 'id, name, state, country, description, latitude, longitude, population, founded_year, featured, time_zone';
const PLACE_COLUMNS = `id, city_id, name, description, category, latitude, longitude, full_address, pincode, phone, website, price_range, featured, status,
  created_at, opening_hours, more_categories, attributes, rating_sum, rating_count, rating_average, ranking`;
const REVIEW_COLUMNS = 'place_id, user_id, rating, title, comment, status, created_at, id';

/** Drops the non-unique indexes of tables. @returns a function that re-creates them */
async function takeIndexes(client, tables) {
  const { rows } = await client.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid = ANY ($1::regclass[]) AND NOT indisunique ORDER BY indrelid`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

function placeRow({ id, cityId, reviews, ...place }) {
  const stars = reviews.filter(({ status }) => status === 'approved').map(({ rating }) => rating);
  const sum = stars.reduce((total, rating) => total + rating, 0);
  return [
    id,
    cityId,
    place.name,
    place.description,
    place.category,
    place.latitude,
    place.longitude,
    place.fullAddress,
    place.pincode,
    place.phone,
    place.website,
    place.priceRange,
    place.featured,
    place.status,
    place.createdAt,
    place.openingHours,
    `{${place.moreCategories.join()}}`,
    JSON.stringify(place.attributes),
    sum,
    stars.length,
    stars.length > 0 ? (sum / stars.length).toFixed(2) : 0,
    (sum + STARTING.count * STARTING.stars) / (stars.length + STARTING.count),
  ];
}

/** Writes reviews in shuffled order. */
class ReviewPool {
  waiting = [];
  written = 0;
  last = 0;

  constructor(copy) {
    this.copy = copy;
  }

  add(review) {
    const row = Object.values(review);
    if (this.waiting.length < POOL) return void this.waiting.push(row);
    this.last = (Math.imul(this.last, 1_664_525) + 1_013_904_223) >>> 0;
    const leaving = this.waiting[this.last % POOL];
    this.waiting[this.last % POOL] = row;
    return this.write(leaving);
  }

  write(row) {
    this.written += 1;
    return this.copy.add([...row, idOf(TABLE.reviews, this.written)]);
  }

  async end() {
    for (const row of this.waiting) await this.write(row);
    await this.copy.end();
  }
}

/** Loads places with triggers, and reviews without them: the trigger would compute the rating of a place again after each review. */
async function loadPlaces(client, connection, world) {
  const beside = new pg.Client(connection);
  await beside.connect();
  try {
    await beside.query("SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '256MB'");
    const remakeReviews = await takeIndexes(beside, ['reviews']);
    const remakePlaces = await takeIndexes(client, ['places', 'place_titles', 'place_search']);
    const places = new Copy(client, 'places', PLACE_COLUMNS);
    const reviews = new ReviewPool(new Copy(beside, 'reviews', REVIEW_COLUMNS));
    for (const place of world.places()) {
      for (const review of place.reviews) await reviews.add(review);
      await places.add(placeRow(place));
    }
    await Promise.all([places.end(), reviews.end()]);
    await Promise.all([remakePlaces(), remakeReviews()]);
    await beside.query(`UPDATE totals SET n = found.n FROM (SELECT unnest(ARRAY['reviews', 'stars']) AS name, unnest(ARRAY[count(*), sum(rating)]) AS n
      FROM reviews WHERE status = 'approved') found WHERE found.name = totals.name`);
  } finally {
    await beside.end();
  }
}

/**
 * Fills the tables of the product with generated data. Does nothing if they are full already.
 * @param client connected as the owner of the cluster
 * @param connection its connection parameters
 * @param places number of places
 */
export async function loadWorld(client, connection, places) {
  const {
    rows: [{ n }],
  } = await client.query('SELECT count(*)::integer AS n FROM places');
  if (n === places) return;
  if (n > 0) throw new Error(`The database holds ${n} places: remove its folder to measure with ${places}.`);
  console.log(`  loading ${places.toLocaleString('en')} places …`);
  const world = makeWorld(places);
  await client.query("SET statement_timeout = 0; SET synchronous_commit = off; SET maintenance_work_mem = '256MB'");
  await copyAll(client, 'cities', CITY_COLUMNS, world.cities.map(Object.values));
  await copyAll(
    client,
    'users',
    'id, name, email, created_at',
    (function* rows() {
      for (const user of world.users()) yield Object.values(user);
    })(),
  );
  await loadPlaces(client, connection, world);
  await client.query('SELECT search_count(), tag_counts_fold()');
  await client.query('VACUUM ANALYZE');
}
