import { startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';
import { newId } from '../../core/db/index.js';
import { purgeSitePictures } from './index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

/** Adds a picture that is some days old. @returns its id */
async function picture(days: number): Promise<string> {
  const id = newId();
  await server.dataSource.query(
    "INSERT INTO site_pictures (id, type, content, width, height, created_at) VALUES ($1, 'image/png', '\\x00', 1, 1, now() - make_interval(days => $2))",
    [id, days],
  );
  return id;
}
const isStored = async (id: string) => (await server.raw(`/site/pictures/${id}`)).status === 200;

test('a picture is deleted after 30 days without use, and never while a setting or a page shows it', async () => {
  const [logo, slide, page, late, recent, old] = [
    await picture(400),
    await picture(31),
    await picture(31),
    await picture(31),
    await picture(29),
    await picture(31),
  ];
  await saveSettings(server, 'identity', { logo });
  await saveSettings(server, 'home', { slides: [{ picture: slide, title: { en: 'Forts' }, subtitle: {}, description: {}, link: '/cities' }] });
  const text = { de: `![Das Team](/site/pictures/${page})` };
  await saveSettings(server, 'pages', { pages: [{ slug: 'team', title: { de: 'Team' }, text, place: 'hidden' }] });
  await saveSettings(server, 'identity', { icon: late });
  expect(await purgeSitePictures(server.dataSource)).toBe(1);
  expect(await Promise.all([logo, slide, page, late, recent, old].map(isStored))).toEqual([true, true, true, true, true, false]);
});

test('a picture that a change has replaced is kept for 30 days, so that an undo brings it back', async () => {
  const [icon, former] = [await picture(400), await picture(400)];
  await saveSettings(server, 'identity', { icon });
  await saveSettings(server, 'identity', { icon: '' });
  const replaced = { value: { icon: former } };
  await server.dataSource.query(
    `INSERT INTO activities (id, change_id, action, target_kind, target_id, label, before, created_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'updated', 'setting', gen_random_uuid(), 'identity', $1, now() - interval '31 days')`,
    [replaced],
  );
  expect(await purgeSitePictures(server.dataSource)).toBe(1);
  expect([await isStored(icon), await isStored(former)]).toEqual([true, false]);
});
