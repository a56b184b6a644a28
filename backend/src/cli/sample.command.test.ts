import {
  buildCity,
  buildCityImage,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildPlaceList,
  buildReport,
  buildReview,
  buildUser,
} from '../../test/builders.js';
import { runCommand, workInFolder } from '../../test/command.js';
import { startServer, type TestServer } from '../../test/server.js';
import type { User } from '../modules/users/index.js';
import { isNewGuide, type SampleRemoval } from '../sample/index.js';

let server: TestServer;
let member: User;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());
workInFolder();

const query = <Row extends object>(sql: string, parameters?: unknown[]) => server.dataSource.query<Row[]>(sql, parameters);
const sample = async (...args: string[]): Promise<SampleRemoval> =>
  JSON.parse((await runCommand(['sample', ...args, '--json'], server.dataSource)).out) as SampleRemoval;
const names = ({ staying }: SampleRemoval, kind: string) => staying.filter((one) => one.kind === kind).map(({ name }) => name);

/** Returns the counters kept by triggers that differ from the counted rows. */
const drift = () =>
  query(`
  SELECT * FROM (
    SELECT 'cities' AS what, n, (SELECT count(*) FROM cities WHERE deleted_at IS NULL AND status = 'active') AS real FROM totals WHERE name = 'cities'
    UNION ALL SELECT 'users', n, (SELECT count(*) FROM users WHERE deleted_at IS NULL) FROM totals WHERE name = 'users'
    UNION ALL SELECT 'places', n, (SELECT count(*) FROM places WHERE deleted_at IS NULL AND status = 'active') FROM totals WHERE name = 'places'
    UNION ALL SELECT 'reviews', n, (SELECT count(*) FROM reviews WHERE deleted_at IS NULL AND status = 'approved') FROM totals WHERE name = 'reviews'
    UNION ALL SELECT 'stars', n, (SELECT coalesce(sum(rating), 0) FROM reviews WHERE deleted_at IS NULL AND status = 'approved') FROM totals WHERE name = 'stars'
    UNION ALL SELECT 'place counts', (SELECT coalesce(sum(n), 0) FROM place_counts), (SELECT coalesce(sum(1 + cardinality(more_categories)), 0) FROM places WHERE deleted_at IS NULL AND status = 'active')
    UNION ALL SELECT 'map', (SELECT coalesce(sum(counts[1]), 0) FROM map_cells WHERE level = 7 AND category = ''), (SELECT count(*) FROM places WHERE deleted_at IS NULL AND status = 'active')
    UNION ALL SELECT 'found', (SELECT count(*) FROM place_search), (SELECT count(*) FROM places WHERE deleted_at IS NULL AND status = 'active')
    UNION ALL SELECT 'rated', (SELECT sum(rating_count) FROM places), (SELECT count(*) FROM reviews WHERE deleted_at IS NULL AND status = 'approved')
  ) counters WHERE n IS DISTINCT FROM real`);

/** Picks one sample place each of `n` cities. */
async function pick(n: number): Promise<{ id: string; cityId: string; name: string; city: string; reviewId: string }[]> {
  return query(`SELECT DISTINCT ON (c.id) p.id, c.id AS "cityId", p.name, c.name AS city, (SELECT r.id FROM reviews r WHERE r.place_id = p.id LIMIT 1) AS "reviewId"
    FROM places p JOIN cities c ON c.id = p.city_id WHERE p.status = 'active' AND p.rating_count > 0 ORDER BY c.id, p.id LIMIT ${n}`);
}

describe('sample data to which a user has added', () => {
  let [reviewed, pictured, edited, noted, hearted, home, shown]: Awaited<ReturnType<typeof pick>> = [];
  let ownPlace: { id: string };
  beforeAll(async () => {
    expect((await runCommand(['sample', 'add'], server.dataSource)).out).toMatch(/^[\d,]+ rows of sample data added\n$/);
    member = await buildUser(server.dataSource, { name: 'Meera' });
    const picked = await pick(8);
    [reviewed, pictured, edited, noted, hearted, home, shown] = picked;
    const of = (place: { id: string } | undefined) => ({ placeId: place?.id ?? '', userId: member.id });
    await buildReview(server.dataSource, of(reviewed));
    await buildPlaceImage(server.dataSource, {
      placeId: pictured?.id ?? '',
      photoId: (await buildPhoto(server.dataSource, { userId: member.id, usedAt: new Date() })).id,
    });
    await buildPlaceEdit(server.dataSource, of(edited));
    const list = await buildPlaceList(server.dataSource, { userId: member.id }, [noted?.id ?? '', hearted?.id ?? '']);
    await query("UPDATE place_list_items SET note = 'At dawn' WHERE list_id = $1 AND place_id = $2", [list.id, noted?.id]);
    await query('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [member.id, hearted?.id]);
    await query('INSERT INTO review_votes (user_id, review_id) VALUES ($1, $2)', [member.id, hearted?.reviewId]);
    await buildReport(server.dataSource, { placeId: hearted?.id ?? '', reporterId: member.id });
    ownPlace = await buildPlace(server.dataSource, { cityId: home?.cityId, name: "Meera's own café" });
    await buildCityImage(server.dataSource, {
      cityId: shown?.cityId ?? '',
      photoId: (await buildPhoto(server.dataSource, { userId: member.id, usedAt: new Date() })).id,
    });
    await query('UPDATE places SET imported_at = now() WHERE id = $1', [picked[7]?.id]);
  }, 60_000);

  test('a dry run lists what would be deleted and what would stay, and deletes nothing', async () => {
    const plan = await sample('remove', '--dry-run');
    expect(plan.going).toMatchObject({ cities: 56 - 7, people: 160, reviews: expect.any(Number) as number });
    expect(plan.lost).toEqual({ reviews: 0, photos: 0, placeEdits: 0, favorites: 1, listItems: 1, reports: 1, helpfulVotes: 1 });
    expect(names(plan, 'place')).toHaveLength(5);
    expect(names(plan, 'place')).toEqual(expect.arrayContaining([reviewed, pictured, edited, noted].map((one) => `${one?.name}, ${one?.city}`)));
    expect(names(plan, 'city')).toEqual(expect.arrayContaining([home?.city, shown?.city]));
    expect((await query<{ n: number }>('SELECT count(*)::integer AS n FROM users'))[0]?.n).toBe(161);
  });

  test('nothing is deleted without a terminal and without --yes', async () => {
    await expect(runCommand(['sample', 'remove'], server.dataSource)).rejects.toThrow(
      /To be deleted of the sample data: 49 cities, .*\n.*1 favorite, 1 entry of a list, 1 report, 1 helpful vote\.[^]*--yes/,
    );
    expect((await query<{ n: number }>('SELECT count(*)::integer AS n FROM users'))[0]?.n).toBe(161);
  });

  test('contributions and their places stay, the rest is deleted, counters and search are correct', async () => {
    const { code, out } = await runCommand(['sample', 'remove', '--yes'], server.dataSource);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Deleted of the sample data: 49 cities, /)]);
    expect(await drift()).toEqual([]);
    const { body } = await server.rest<{ cities: number; places: number; users: number; reviews: number }>('/api/stats');
    expect(body).toEqual({ cities: 7, places: 6, users: 1, reviews: 1 });
    const search = async (words: string) =>
      (await server.rest<{ places: { name: string }[] }>(`/api/places?search=${encodeURIComponent(words)}`)).body.places.map(({ name }) => name);
    expect(await search('Meera café')).toEqual(["Meera's own café"]);
    expect(await search(reviewed?.name ?? '')).toContain(reviewed?.name);
    expect(await search(hearted?.name ?? '')).not.toContain(hearted?.name);
    expect(await query("SELECT name FROM users WHERE email LIKE '%@sample.invalid'")).toEqual([]);
    expect(await query('SELECT FROM activities a WHERE actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = a.actor_id)')).toEqual([]);
  });

  test('the next start does not bring the sample data back', async () => {
    expect(await isNewGuide(server.dataSource)).toBe(false);
    await expect(runCommand(['sample', 'add'], server.dataSource)).rejects.toThrow('This site already has cities');
  });

  test('--with-contributions deletes contributions to sample places, but never own places', async () => {
    const removal = await sample('remove', '--with-contributions', '--yes');
    expect(removal.lost).toMatchObject({ reviews: 1, photos: 2, placeEdits: 1, listItems: 1 });
    expect(names(removal, 'place')).toHaveLength(1);
    expect((await query<{ id: string }>('SELECT id FROM places WHERE imported_at IS NULL')).map(({ id }) => id)).toEqual([ownPlace.id]);
    expect((await query<{ n: number }>('SELECT count(*)::integer AS n FROM photos WHERE deleted_at IS NULL'))[0]?.n).toBe(0);
    expect(await drift()).toEqual([]);
    const again = await runCommand(['sample', 'remove', '--yes'], server.dataSource);
    expect(again.out).toMatch(/^There are no sample data to delete\./);
  });
});

test('the log of activities of real users cannot be deleted', async () => {
  const city = await buildCity(server.dataSource);
  const insert =
    "INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id) VALUES (gen_random_uuid(), gen_random_uuid(), $1, 'updated', 'city', $2)";
  await query(insert, [member.id, city.id]);
  await expect(query('DELETE FROM activities WHERE actor_id = $1', [member.id])).rejects.toThrow('stays as it was written down');
});
