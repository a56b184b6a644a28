/** Words of generated names. A search for one finds some of the rows. */
const WORDS = `ARRAY['amber','birch','cedar','delta','ember','fjord','grove','harbour','island','jasmine','kestrel','lagoon','meadow','nectar','orchid',
  'prairie','quartz','river','saffron','temple','upland','valley','willow','yarrow','zephyr']`;
const word = (seed) => `initcap((${WORDS})[1 + (${seed}) % 25])`;
const SENTENCE = `'We came on a day in spring and stayed longer than planned; the ' || lower(${word('i * 7')}) || ' was what we had hoped for, number ' || i`;

/** Numbers of contributions that wait for a moderator, if the tables are large enough. */
const WAITING = { places: 5000, reviews: 3000, reports: 2000 };
/** Returns a number n so that each nth of `rows` makes `wanted` rows, but at most one row in 20. */
const stepFor = (wanted, rows) => Math.max(20, Math.floor(rows / wanted));

/** Statements that generate $places places and $rows rows in each other table. The row number makes each row unique. */
const STATEMENTS = [
  [
    'people',
    `INSERT INTO users (id, name, email, role, is_verified, created_at)
    SELECT md5('user' || i)::uuid, ${word('i')} || ' ' || ${word('i / 25')} || ' ' || i, 'user' || i || '@bench.invalid',
      (CASE WHEN i % 1000 = 0 THEN 'moderator' ELSE 'user' END)::user_role, i % 10 > 0, now() - i % 900 * interval '1 day'
    FROM generate_series(1, $rows) i`,
  ],
  [
    'cities',
    `INSERT INTO cities (id, name, state, country, description, population, latitude, longitude, time_zone, created_at)
    SELECT md5('city' || i)::uuid, ${word('i')} || ' ' || ${word('i / 25')} || ' ' || i, ${word('i / 50')}, ${word('i / 2000')}, ${SENTENCE},
      i * 37 % 9000000, i % 120 - 60, i % 340 - 170, 'UTC', now() - i % 900 * interval '1 day'
    FROM generate_series(1, $rows) i`,
  ],
  [
    'places',
    `INSERT INTO places (id, city_id, name, description, category, latitude, longitude, full_address, status, created_by, created_at, deleted_at)
    SELECT md5('place' || i)::uuid, md5('city' || 1 + i * 31::bigint % $rows)::uuid, ${word('i')} || ' ' || ${word('i / 25')} || ' ' || i, ${SENTENCE},
      (ARRAY['restaurant','cafe','museum','park','hotel'])[1 + i % 5], i % 120 - 60, i % 340 - 170, i || ' ' || ${word('i')} || ' Street',
      (CASE WHEN i % $placeStep = 0 THEN 'pending' WHEN i % $placeStep = 1 THEN 'inactive' ELSE 'active' END)::place_status, md5('user' || 1 + i % $rows)::uuid,
      now() - i % 900 * interval '1 day', CASE WHEN i % 97 = 5 THEN now() - i % 25 * interval '1 day' END
    FROM generate_series(1, $places) i`,
  ],
  [
    'reviews',
    `INSERT INTO reviews (id, place_id, user_id, rating, title, comment, status, created_at)
    SELECT md5('review' || i)::uuid, md5('place' || 1 + i * 37::bigint % $places)::uuid, md5('user' || 1 + i * 17 % $rows)::uuid, 1 + i % 5, ${word('i')}, ${SENTENCE},
      (CASE WHEN i % $reviewStep = 0 THEN 'pending' WHEN i % $reviewStep = 1 THEN 'rejected' ELSE 'approved' END)::moderation_status, now() - i % 900 * interval '1 day'
    FROM generate_series(1, $rows) i`,
  ],
  [
    'reports',
    `INSERT INTO reports (id, reporter_id, review_id, reason, created_at)
    SELECT md5('report' || i)::uuid, md5('user' || i)::uuid, md5('review' || i)::uuid, 'spam', now() - i % 60 * interval '1 day'
    FROM generate_series(2, $rows, $reportStep) i`,
  ],
  [
    // Places whose numbers differ by the number of cities are in the same city.
    'duplicates',
    `INSERT INTO duplicate_pairs (a, b, city_id, distance, similarity)
    SELECT least(one.id, other.id), greatest(one.id, other.id), one.city_id, i % 100, (i % 60 + 40) / 100.0
    FROM generate_series(1, least(20000, $places - $rows)) i
      JOIN places one ON one.id = md5('place' || i)::uuid JOIN places other ON other.id = md5('place' || i + $rows)::uuid`,
  ],
  [
    'activities',
    `INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, created_at)
    SELECT md5('activity' || i)::uuid, md5('change' || i)::uuid, md5('user' || 1 + i % 50)::uuid, (ARRAY['created','approved','updated'])[1 + i % 3], 'place',
      md5('place' || i)::uuid, ${word('i')}, now() - i % 900 * interval '1 day'
    FROM generate_series(1, $rows) i`,
  ],
];

/**
 * Fills each table with generated rows. Does nothing if they are full already.
 * @param sizes `places`: number of places; `rows`: number of rows in each other table
 * @param onStep receives the name of each table before it is filled
 * @returns the number of contributions that wait for a moderator
 */
export async function fill(client, { places, rows }, onStep) {
  const values = {
    $places: places,
    $rows: rows,
    $placeStep: stepFor(WAITING.places, places),
    $reviewStep: stepFor(WAITING.reviews, rows),
    $reportStep: stepFor(WAITING.reports, rows),
  };
  if ((await countOf(client, 'places')) === 0) {
    await client.query('BEGIN');
    for (const [name, sql] of STATEMENTS) {
      onStep(name);
      await client.query(sql.replaceAll(/\$\w+/g, (name) => values[name]));
    }
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  }
  let waiting = 0;
  for (const rows of [`places WHERE status = 'pending'`, `reviews WHERE status = 'pending'`, `reports WHERE status = 'open'`])
    waiting += await countOf(client, rows);
  return waiting;
}

const countOf = async (client, rows) => (await client.query(`SELECT count(*)::integer AS n FROM ${rows}`)).rows[0].n;
