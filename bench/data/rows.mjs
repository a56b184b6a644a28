/** Words of generated names. A search for one finds some of the rows. */
const WORDS = `ARRAY['amber','birch','cedar','delta','ember','fjord','grove','harbour','island','jasmine','kestrel','lagoon','meadow','nectar','orchid',
  'prairie','quartz','river','saffron','temple','upland','valley','willow','yarrow','zephyr']`;
const word = (seed) => `initcap((${WORDS})[1 + (${seed}) % 25])`;
const SENTENCE = `'We came on a day in spring and stayed longer than planned; the ' || lower(${word('i * 7')}) || ' was what we had hoped for, number ' || i`;

/** Statements that generate $1 rows per table. The row number makes each row unique. Some rows are pending or reported, so that queues have entries. */
const STATEMENTS = [
  [
    'people',
    `INSERT INTO users (id, name, email, role, is_verified, created_at)
    SELECT md5('user' || i)::uuid, ${word('i')} || ' ' || ${word('i / 25')} || ' ' || i, 'user' || i || '@bench.invalid',
      (CASE WHEN i % 1000 = 0 THEN 'moderator' ELSE 'user' END)::user_role, i % 10 > 0, now() - i % 900 * interval '1 day'
    FROM generate_series(1, $1) i`,
  ],
  [
    'cities',
    `INSERT INTO cities (id, name, state, country, description, population, latitude, longitude, time_zone, created_at)
    SELECT md5('city' || i)::uuid, ${word('i')} || ' ' || ${word('i / 25')} || ' ' || i, ${word('i / 50')}, ${word('i / 2000')}, ${SENTENCE},
      i * 37 % 9000000, i % 120 - 60, i % 340 - 170, 'UTC', now() - i % 900 * interval '1 day'
    FROM generate_series(1, $1) i`,
  ],
  [
    'places',
    `INSERT INTO places (id, city_id, name, description, category, latitude, longitude, full_address, status, created_by, created_at)
    SELECT md5('place' || i)::uuid, md5('city' || 1 + i * 31 % $1)::uuid, ${word('i')} || ' ' || ${word('i / 25')} || ' ' || i, ${SENTENCE},
      (ARRAY['restaurant','cafe','museum','park','hotel'])[1 + i % 5], i % 120 - 60, i % 340 - 170, i || ' ' || ${word('i')} || ' Street',
      (CASE WHEN i % 20 = 0 THEN 'pending' WHEN i % 20 = 1 THEN 'inactive' ELSE 'active' END)::place_status, md5('user' || 1 + i % $1)::uuid,
      now() - i % 900 * interval '1 day'
    FROM generate_series(1, $1) i`,
  ],
  [
    'reviews',
    `INSERT INTO reviews (id, place_id, user_id, rating, title, comment, status, created_at)
    SELECT md5('review' || i)::uuid, md5('place' || 1 + i * 37 % $1)::uuid, md5('user' || 1 + i * 17 % $1)::uuid, 1 + i % 5, ${word('i')}, ${SENTENCE},
      (CASE WHEN i % 20 = 0 THEN 'pending' WHEN i % 20 = 1 THEN 'rejected' ELSE 'approved' END)::moderation_status, now() - i % 900 * interval '1 day'
    FROM generate_series(1, $1) i`,
  ],
  [
    'reports',
    `INSERT INTO reports (id, reporter_id, review_id, reason, created_at)
    SELECT md5('report' || i)::uuid, md5('user' || i)::uuid, md5('review' || i)::uuid, 'spam', now() - i % 60 * interval '1 day'
    FROM generate_series(2, $1, 20) i`,
  ],
  [
    'activities',
    `INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, created_at)
    SELECT md5('activity' || i)::uuid, md5('change' || i)::uuid, md5('user' || 1 + i % 50)::uuid, (ARRAY['created','approved','updated'])[1 + i % 3], 'place',
      md5('place' || i)::uuid, ${word('i')}, now() - i % 900 * interval '1 day'
    FROM generate_series(1, $1) i`,
  ],
];

/**
 * Fills each table with generated rows. Does nothing if they are full already.
 * @param rows number of rows per table
 * @param onStep receives the name of each table before it is filled
 */
export async function fill(client, rows, onStep) {
  const {
    rows: [{ n }],
  } = await client.query('SELECT count(*)::integer AS n FROM cities');
  if (n === rows) return;
  if (n > 0) throw new Error(`The database holds ${n} cities: remove its folder to measure with ${rows}.`);
  await client.query('BEGIN');
  for (const [name, sql] of STATEMENTS) {
    onStep(name);
    await client.query(sql.replaceAll('$1', String(rows)));
  }
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE');
}
