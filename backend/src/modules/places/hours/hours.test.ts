import { askField } from '../../../../test/ask.js';
import { buildCity, buildPlace, buildUser, change, clearGuide } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { computeHours, tidyHours } from './index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM place_hours');
});
afterAll(() => server.stop());

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => server.dataSource.query<Row[]>(text, parameters);

interface HoursRow {
  text: string;
  timeZone: string;
  country: string | null;
  position: string | null;
  week: string | null;
}
/** Returns the row of the opening hours of a place. */
const hoursOf = async (placeId: string): Promise<HoursRow | undefined> =>
  (
    await sql<HoursRow>(
      `SELECT text, time_zone AS "timeZone", h.country, h.latitude || ' ' || h.longitude AS position, week::text FROM places p JOIN place_hours h ON h.id = p.hours_id WHERE p.id = $1`,
      [placeId],
    )
  )[0];
const rows = () => sql<{ text: string }>('SELECT text FROM place_hours ORDER BY text');

/** Returns whether a place is open at a local time. */
const isOpen = async (placeId: string, local: string): Promise<boolean | null | undefined> =>
  (
    await sql<{ open: boolean | null }>(
      'SELECT place_open(p, h, NULL, $2) AS open FROM places p LEFT JOIN place_hours h ON h.id = p.hours_id WHERE p.id = $1',
      [placeId, local],
    )
  )[0]?.open;

/** Returns the next day of the week after today, as `2026-12-24`. @param weekday 0 is Sunday */
function next(weekday: number): string {
  const now = new Date();
  return new Date(now.getTime() + ((weekday - now.getUTCDay() + 13) % 7) * 86_400_000 + 86_400_000).toISOString().slice(0, 10);
}

const addMany = (cityId: string, count: number, text = `'Mo ' || lpad((n / 60)::text, 2, '0') || ':' || lpad((n % 60)::text, 2, '0') || '-23:00'`) =>
  sql(
    `INSERT INTO places (id, city_id, name, description, category, status, opening_hours) SELECT gen_random_uuid(), $1, 'P' || n, '-', 'cafe', 'active', ${text} FROM generate_series(1, ${count}) n`,
    [cityId],
  );

test('places share a row per text and zone; holidays add the country, and the sun a rounded position', async () => {
  const { id: pune } = await buildCity(server.dataSource);
  const { id: mumbai } = await buildCity(server.dataSource, { name: 'Mumbai' });
  const { id: berlin } = await buildCity(server.dataSource, { name: 'Berlin', country: 'Germany', timeZone: 'Europe/Berlin' });
  const build = async (cityId: string, openingHours: string, more: object = {}) => (await buildPlace(server.dataSource, { cityId, openingHours, ...more })).id;
  const ids = [await build(pune, 'Mo 09:00-12:00'), await build(mumbai, 'Mo 09:00-12:00'), await build(berlin, 'Mo 09:00-12:00')];
  expect(await rows()).toHaveLength(2);
  expect(await hoursOf(ids[2] ?? '')).toEqual({ text: 'Mo 09:00-12:00', timeZone: 'Europe/Berlin', country: null, position: null, week: null });
  expect(await hoursOf(await build(berlin, 'Mo-Su 09:00-12:00; PH off'))).toMatchObject({ country: 'Germany', position: null });
  expect(await hoursOf(await build(berlin, 'sunrise-sunset', { latitude: 52.5163, longitude: 13.3777 }))).toMatchObject({
    country: null,
    position: '52.5 13.4',
  });
  expect(await hoursOf(await build(berlin, 'dawn-dusk', { latitude: null, longitude: null }))).toMatchObject({ position: '18.5 73.9' });
  for (const openingHours of ['', '  ', 'x'.repeat(501)]) expect(await hoursOf(await build(pune, openingHours))).toBeUndefined();
});

test('an edit by an admin changes the row, and the job of the edit computes it', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const { id } = await buildPlace(server.dataSource, { openingHours: 'Mo 09:00-12:00' });
  const mutation = 'mutation ($selection: PlaceSelection!) { deletePlaces(selection: $selection) { id } }';
  await sql("UPDATE places SET opening_hours = 'Tu-We 10:00-20:00, Sa 22:00-02:00' WHERE id = $1", [id]);
  await server.ran('place-hours');
  expect((await hoursOf(id))?.week).toBe('{[2040,2640),[3480,4080),[8520,8760)}');
  expect([await isOpen(id, `${next(2)}T10:00`), await isOpen(id, `${next(2)}T20:00`), await isOpen(id, `${next(0)}T01:59`)]).toEqual([true, false, true]);
  const { data } = await askField<{ id: string }>(server, mutation, { selection: { ids: [id] } }, headers);
  await askField(server, 'mutation ($id: ID!) { undo(changeId: $id) }', { id: data?.id }, headers);
  expect((await hoursOf(id))?.text).toBe('Tu-We 10:00-20:00, Sa 22:00-02:00');
  await sql('UPDATE places SET opening_hours = NULL WHERE id = $1', [id]);
  expect(await hoursOf(id)).toBeUndefined();
});

test('a special day differs from the week: a holiday, a single date, and a season', async () => {
  const { id: cityId } = await buildCity(server.dataSource, { country: 'Germany', timeZone: 'Europe/Berlin' });
  const year = new Date().getUTCFullYear() + 1;
  const day = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  const written = new Date(day).toLocaleDateString('en', { month: 'short', day: '2-digit', timeZone: 'UTC' });
  const { id } = await buildPlace(server.dataSource, { cityId, openingHours: `Mo-Su 09:00-18:00; ${written} 20:00-21:00; PH off` });
  await server.ran('place-hours');
  expect(await isOpen(id, `${year}-01-01T10:00`)).toBe(false);
  expect(await isOpen(id, `${year}-01-02T10:00`)).toBe(true);
  expect([await isOpen(id, `${day}T10:00`), await isOpen(id, `${day}T20:30`)]).toEqual([false, true]);
});

test('a time that is unknown is not open, and neither is a place that is not in business on that day', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  const ids: string[] = [];
  for (const values of [
    { openingHours: 'Mo-Su unknown' },
    { openingHours: 'Mo-Su 00:00-24:00 unknown "by appointment"' },
    { openingHours: 'nonsense' },
    { openingHours: null },
    { openingHours: '24/7', businessStatus: 'closed-temporarily' },
    { openingHours: '24/7', businessStatus: 'closed-temporarily', opensOn: '2999-01-01' },
    { openingHours: '24/7', businessStatus: 'closed-permanently', opensOn: '2020-01-01' },
    { openingHours: '24/7', businessStatus: 'opening-soon', opensOn: next(3) },
    { openingHours: '24/7' },
  ]) {
    ids.push((await buildPlace(server.dataSource, { cityId, ...values })).id);
  }
  await server.ran('place-hours');
  expect(await Promise.all(ids.map((id) => isOpen(id, `${next(3)}T00:00`)))).toEqual([false, false, false, false, false, false, false, true, true]);
  expect(await isOpen(ids[7] ?? '', new Date(Date.parse(next(3)) - 60_000).toISOString().slice(0, 16))).toBe(false);
});

test('a city with another time zone or country gives its places other rows, by a job if they are many', async () => {
  const city = await buildCity(server.dataSource, { country: 'Germany', timeZone: 'Europe/Berlin' });
  const zones = () => sql('SELECT h.time_zone AS zone, h.country, count(*)::integer AS n FROM places p JOIN place_hours h ON h.id = p.hours_id GROUP BY 1, 2');
  await addMany(city.id, 900, `CASE WHEN n > 1 THEN 'Mo 10:00-12:00; PH off' END`);
  await change(server.dataSource, city, { timeZone: 'America/New_York', country: 'United States' });
  expect(await zones()).toEqual([{ zone: 'America/New_York', country: 'United States', n: 899 }]);
  await addMany(city.id, 400, `'Mo 10:00-12:00; PH off'`);
  await change(server.dataSource, city, { timeZone: 'Asia/Tokyo', country: 'Japan' });
  expect(await zones()).toEqual([{ zone: 'America/New_York', country: 'United States', n: 1299 }]);
  await server.ran('place-hours');
  expect(await zones()).toEqual([{ zone: 'Asia/Tokyo', country: 'Japan', n: 1299 }]);
  expect(await sql('SELECT FROM place_hours WHERE computed_to IS NULL')).toEqual([]);
});

test('rows that fail are marked, and never block others or queries', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  const { id: mars } = await buildCity(server.dataSource, { name: 'Olympus', timeZone: 'Mars/Olympus' });
  const hostile = [
    '(',
    'Mo 25:00-26:00',
    `${'09:00-18:00+,'.repeat(38)}+1`,
    `${'sunset-sunrise||'.repeat(30)}sunset-sunrise`,
    `Mo ${'x'.repeat(400)}`,
    '\u0001',
  ];
  for (const openingHours of hostile) await buildPlace(server.dataSource, { cityId, openingHours });
  const { id: lost } = await buildPlace(server.dataSource, { cityId: mars, openingHours: '24/7' });
  const { id: good } = await buildPlace(server.dataSource, { cityId, openingHours: '24/7' });
  await server.ran('place-hours');
  expect(await sql('SELECT count(*)::integer AS n FROM place_hours WHERE computed_to IS NULL OR rules IS NULL')).toEqual([{ n: 0 }]);
  expect([await isOpen(good, `${next(1)}T12:00`), await isOpen(lost, `${next(1)}T12:00`)]).toEqual([true, false]);
  expect(await sql('SELECT p.id FROM places p JOIN place_hours h ON h.id = p.hours_id WHERE place_open(p, h, NULL, $1)', [`${next(1)}T12:00`])).toEqual([
    { id: good },
  ]);
  expect(await sql('SELECT count(*) FROM places p JOIN place_hours h ON h.id = p.hours_id WHERE place_open(p, h, now())')).toHaveLength(1);
});

test('a killed job has stored a part, and the next one computes the rest once', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  await addMany(cityId, 120);
  let asked = 0;
  const killed = Object.assign(new AbortController().signal, {
    throwIfAborted: () => {
      asked += 1;
      if (asked > 70) throw new Error('killed');
    },
  });
  await expect(computeHours(server.dataSource, { signal: killed })).rejects.toThrow('killed');
  expect(await sql('SELECT count(*)::integer AS n FROM place_hours WHERE computed_to IS NOT NULL')).toEqual([{ n: 50 }]);
  expect(await computeHours(server.dataSource)).toBe(70);
  expect(await computeHours(server.dataSource)).toBe(0);
});

test('one transaction adds one job, however many hours it adds', async () => {
  await sql("DELETE FROM graphile_worker._private_jobs WHERE task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'place-hours')");
  const { id: cityId } = await buildCity(server.dataSource);
  await addMany(cityId, 30);
  expect(await sql("SELECT count(*)::integer AS n FROM graphile_worker.jobs WHERE task_identifier = 'place-hours'")).toEqual([{ n: 1 }]);
});

test('computes at least 386 days ahead, again before fewer than 371 are left, and again by other rules', async () => {
  const { id } = await buildPlace(server.dataSource, { openingHours: 'Mo 09:00-12:00' });
  await computeHours(server.dataSource);
  const ahead = async () => (await sql<{ n: number }>('SELECT computed_to - current_date AS n FROM place_hours'))[0]?.n ?? 0;
  expect(await ahead()).toBeGreaterThanOrEqual(385);
  await sql('UPDATE place_hours SET computed_to = current_date + 371');
  expect(await computeHours(server.dataSource)).toBe(0);
  await sql('UPDATE place_hours SET computed_to = current_date + 370');
  expect(await tidyHours(server.dataSource)).toBe(1);
  expect(await ahead()).toBeGreaterThanOrEqual(385);
  await sql("UPDATE place_hours SET rules = 'older', week = NULL");
  expect(await computeHours(server.dataSource)).toBe(1);
  expect((await hoursOf(id))?.week).toBe('{[540,720)}');
});

test('removes a row a day after it has lost its last place, unless a place has got it again', async () => {
  const { id } = await buildPlace(server.dataSource, { openingHours: 'Mo 09:00-12:00' });
  const { id: other } = await buildPlace(server.dataSource, { openingHours: 'Tu 09:00-12:00' });
  const { id: third } = await buildPlace(server.dataSource, { openingHours: 'We 09:00-12:00' });
  const day = () => sql("UPDATE place_hours SET unused_since = unused_since - interval '25 hours'");
  await sql('UPDATE places SET opening_hours = NULL WHERE id = ANY ($1::uuid[])', [[id, other]]);
  await tidyHours(server.dataSource);
  await tidyHours(server.dataSource);
  expect(await rows()).toHaveLength(3);
  await day();
  await sql("UPDATE places SET opening_hours = 'Tu 09:00-12:00' WHERE id = $1", [third]);
  await tidyHours(server.dataSource);
  expect(await rows()).toEqual([{ text: 'Tu 09:00-12:00' }, { text: 'We 09:00-12:00' }]);
  await day();
  await tidyHours(server.dataSource);
  expect(await rows()).toEqual([{ text: 'Tu 09:00-12:00' }]);
  expect((await hoursOf(third))?.text).toBe('Tu 09:00-12:00');
});

test('the planner inlines place_open, and finds candidates by the index of tags', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  await addMany(cityId, 2000, "'Mo 09:00-12:00'");
  await sql(`UPDATE places SET price_range = '$' WHERE name = 'P7'`);
  await sql('ANALYZE places, place_hours');
  const plan = await server.dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    return manager.query<object[]>(`EXPLAIN (VERBOSE) SELECT p.id FROM places p JOIN place_hours h ON h.id = p.hours_id
      WHERE p.status = 'active' AND p.deleted_at IS NULL AND p.business_status IS DISTINCT FROM 'closed-permanently' AND p.tags && ARRAY[(SELECT id FROM place_tags WHERE tag = 'price:1')] AND place_open(p, h, now())`);
  });
  const text = JSON.stringify(plan);
  expect(text).toContain('places_tags');
  expect(text).toContain('special_days');
  expect(text).not.toContain('place_open(');
});
