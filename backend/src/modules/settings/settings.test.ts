import sharp from 'sharp';
import { buildUser } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { GROUP_NAMES } from '../site/index.js';

const STATE = 'group version value locked { field variable } updatedBy { id }';

let server: TestServer;
let adminId: string;
let admin: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ env: { CONTACT_PHONE: '+91 20 1234' } });
  const person = await buildUser(server.dataSource, { role: 'admin' });
  adminId = person.id;
  admin = await server.signInAs(person);
  other = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
beforeEach(() => server.dataSource.query('DELETE FROM settings'));
afterAll(() => server.stop());

interface State {
  version: number;
  value: Record<string, unknown>;
  locked: Record<string, string>;
}
const get = async (group: string) => (await server.rest<State>(`/api/admin/settings/${group}`, { headers: admin })).body;
const put = (group: string, body: object, headers = admin) =>
  server.send<State & { fields?: Record<string, string> }>('PUT', `/api/admin/settings/${group}`, body, headers);
const site = async () =>
  (
    await server.graphql<{ site: Record<string, unknown> }>(
      '{ site { name taglines { language text } credit accent { light { main } } contact { email phone } socialLinks } }',
    )
  ).body.data.site;

test('the first values are those of the app, and environment variables are read-only', async () => {
  expect(await get('identity')).toEqual({
    group: 'identity',
    version: 0,
    value: { name: 'CityPins', tagline: {}, logo: '', icon: '', accent: '', credit: true },
    locked: {},
  });
  const { version, value, locked } = await get('contact');
  expect({ version, value, locked }).toEqual({
    version: 0,
    value: { email: '', phone: '+91 20 1234', address: '', socialLinks: [] },
    locked: { phone: 'CONTACT_PHONE' },
  });
  const refused = await put('contact', { version: 0, value: { ...value, phone: '+91 20 9999' } });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { phone: 'The environment variable CONTACT_PHONE sets this. Remove it to change the value here.' },
  ]);
});

test('a saved group is in the next response, without a restart', async () => {
  const { value } = await get('identity');
  const saved = await put('identity', {
    version: 0,
    value: { ...value, name: '  Guide of Pune ', tagline: { de: 'Alles über Pune', es: ' ' }, accent: '#8a3a00', credit: false },
  });
  expect([saved.status, saved.body.version]).toEqual([200, 1]);
  expect(await site()).toMatchObject({
    name: 'Guide of Pune',
    taglines: [{ language: 'de', text: 'Alles über Pune' }],
    credit: false,
    accent: { light: { main: '#8A3A00' } },
  });
  const contact = await get('contact');
  await put('contact', { version: 0, value: { ...contact.value, email: 'hello@example.org', socialLinks: ['https://social.example.org/pune'] } });
  expect(await site()).toMatchObject({ contact: { email: 'hello@example.org', phone: '+91 20 1234' }, socialLinks: ['https://social.example.org/pune'] });
});

test('public settings and pages take no statement, neither on the fast path nor by the resolvers', async () => {
  const query =
    '{ site { name taglines { text } accent { light { main } } slides { link } registration { mode } contact { email } } page(slug: "imprint", language: "en") { title } }';
  // The response to a save waits until this process has read every earlier change, also the reset before this test.
  const { value } = await get('identity');
  expect((await put('identity', { version: 0, value: { ...value, name: 'Guide' } })).status).toBe(200);
  for (const ask of [() => server.graphql(query), () => server.resolve(query)]) expect(await statementsOf(server.dataSource, ask)).toEqual([]);
});

test('GraphQL reads and saves the same groups', async () => {
  const { data } = (await server.graphql<{ adminSettings: (State & { group: string })[] }>(`{ adminSettings { ${STATE} } }`, {}, { headers: admin })).body;
  expect(data.adminSettings.map(({ group, version }) => [group, version])).toEqual(GROUP_NAMES.map((group) => [group.toUpperCase(), 0]));
  const value = { ...data.adminSettings[0]?.value, name: 'Guide' };
  const saved = await server.graphql(
    `mutation ($value: JSONObject!) { saveSettings(group: IDENTITY, version: 0, value: $value) { settings { ${STATE} } change { count } } }`,
    { value },
    { headers: admin },
  );
  expect(saved.body.data).toMatchObject({
    saveSettings: { settings: { group: 'IDENTITY', version: 1, value: { name: 'Guide' }, updatedBy: { id: adminId } }, change: { count: 1 } },
  });
});

test('the change of a save can be undone, and a save without a difference changes nothing', async () => {
  const { value } = await get('identity');
  const save = async (version: number, values: object) =>
    (
      await server.graphql<{ saveSettings: { settings: State; change: { id: string; count: number } } }>(
        `mutation ($version: Int!, $value: JSONObject!) { saveSettings(group: IDENTITY, version: $version, value: $value) { settings { ${STATE} } change { id count } } }`,
        { version, value: values },
        { headers: admin },
      )
    ).body.data.saveSettings;
  expect(await save(0, value)).toMatchObject({ settings: { version: 0 }, change: { count: 0 } });
  const { change } = await save(0, { ...value, name: 'Wrong' });
  await server.graphql('mutation ($id: ID!) { undo(changeId: $id) }', { id: change.id }, { headers: admin });
  expect(await get('identity')).toMatchObject({ version: 2, value: { name: 'CityPins' } });
});

test('GraphQL reads values that are written into the operation', async () => {
  const value = '{ email: "", phone: "+91 20 1234", address: "Fort road 1", socialLinks: [] }';
  const { body } = await server.graphql(
    `mutation { saveSettings(group: CONTACT, version: 0, value: ${value}) { settings { version } } }`,
    {},
    { headers: admin },
  );
  expect(body.data).toEqual({ saveSettings: { settings: { version: 1 } } });
});

test('the second of two admins who start from the same version gets a conflict, and nothing is lost', async () => {
  const { value } = await get('identity');
  const both = await Promise.all([
    put('identity', { version: 0, value: { ...value, name: 'One' } }),
    put('identity', { version: 0, value: { ...value, name: 'Two' } }, other),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get('identity')).value.name).toBe(both[0].status === 200 ? 'One' : 'Two');
});

test('a change is in the activity log by field, and can be undone', async () => {
  const { value } = await get('identity');
  await put('identity', { version: 0, value: { ...value, name: 'Wrong' } });
  const log = 'activities { items { targetKind label actor { id } changes { field before after } } }';
  const { data } = (await server.graphql<{ activities: { items: object[] } }>(`{ ${log} }`, {}, { headers: admin })).body;
  expect(data.activities.items[0]).toEqual({
    targetKind: 'SETTING',
    label: 'identity',
    actor: { id: adminId },
    changes: [{ field: 'name', before: 'CityPins', after: 'Wrong' }],
  });
  const [change] = await server.dataSource.query<{ id: string }[]>('SELECT change_id AS id FROM activities ORDER BY created_at DESC LIMIT 1');
  expect((await server.graphql('mutation ($id: ID!) { undo(changeId: $id) }', { id: change?.id }, { headers: admin })).body.data).toEqual({ undo: 1 });
  expect(await site()).toMatchObject({ name: 'CityPins' });
});

test.each([
  ['a missing field', { name: undefined }, { name: 'This setting is missing' }],
  ['an unknown field', { colour: 'red' }, { colour: 'There is no such setting' }],
  ['no name', { name: ' ' }, { name: 'Please give the site a name' }],
  ['a name that is no text', { name: { x: 1 } }, { name: 'Name must be text' }],
  ['a name that PostgreSQL cannot store', { name: 'a\u0000b' }, { name: 'Name contains characters that cannot be used' }],
  ['an unknown language', { tagline: { fr: 'Bonjour' } }, { 'tagline.fr': 'The app has no language fr' }],
  ['a text without languages', { tagline: 'Hello' }, { tagline: 'Expected an object with a text per language, such as {"en": "…"}' }],
  ['no color', { accent: 'red; background: url(x)' }, { accent: 'Expected a color such as #0B6B6B, or an empty text' }],
  ['an unreadable color', { accent: '#FFE600' }, { accent: 'This color is hard to read on light pages. Use #756A00, the nearest one that is readable.' }],
  ['an unknown picture', { logo: '01900000-0000-7000-8000-000000000001' }, { logo: 'There is no such picture. Upload it first.' }],
  ['no picture id', { logo: '../../etc/passwd' }, { logo: 'There is no such picture. Upload it first.' }],
  ['a switch that is a text', { credit: 'yes' }, { credit: 'Expected true or false' }],
])('%s is refused by field', async (_what, change, fields) => {
  const { value } = await get('identity');
  const { status, body } = await put('identity', { version: 0, value: { ...value, ...change } });
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await get('identity')).toMatchObject({ version: 0 });
});

test.each([
  ['text'],
  [7],
  [[]],
  [null],
  [{ version: 'x', value: {} }],
  [{ version: 0, value: [] }],
  [{ version: 0, value: 'name' }],
  [{ version: 2 ** 40, value: {} }],
])('a body like %j is refused', async (body) => {
  expect((await put('identity', body as object)).status).toBe(400);
});

test.each([
  ['a link to a script', ['javascript:alert(1)']],
  ['a link with a password', ['https://a:b@example.org/']],
  ['too many links', Array.from({ length: 11 }, () => 'https://example.org/')],
  ['no list', 'https://example.org/'],
])('%s is refused', async (_what, socialLinks) => {
  const { value } = await get('contact');
  expect((await put('contact', { version: 0, value: { ...value, socialLinks } })).status).toBe(400);
});

test('a link of an environment variable that the form would refuse does not prevent a save', async () => {
  const link = 'https://social.example.org:8443/pune';
  const own = await startServer({ env: { SOCIAL_LINKS: link } });
  try {
    const headers = await own.signInAs(await buildUser(own.dataSource, { role: 'admin' }));
    const { value } = (await own.rest<State>('/api/admin/settings/contact', { headers })).body;
    const saved = await own.send<State>('PUT', '/api/admin/settings/contact', { version: 0, value: { ...value, address: 'FC Road 1' } }, headers);
    expect([saved.status, saved.body.value]).toEqual([200, { ...value, address: 'FC Road 1', socialLinks: [link] }]);
  } finally {
    await own.stop();
  }
});

test('the proposed color for an unreadable one is accepted', async () => {
  const { value } = await get('identity');
  const refused = await put('identity', { version: 0, value: { ...value, accent: '#FFE600' } });
  const accent = /#[0-9A-F]{6}/.exec(refused.body.fields?.accent ?? '')?.[0];
  expect((await put('identity', { version: 0, value: { ...value, accent } })).status).toBe(200);
});

describe('slides', () => {
  const slide = { picture: '', title: { en: 'Forts' }, subtitle: {}, description: { de: 'Auf den Hügeln' }, link: '/places?category=historic' };
  const save = async (change: object) => {
    const { value } = await get('home');
    return put('home', { version: 0, value: { ...value, slides: [{ ...slide, ...change }] } });
  };

  test('a slide is part of the public settings, and sections can be left out', async () => {
    const { value } = await get('home');
    expect((await put('home', { version: 0, value: { ...value, slides: [slide], sections: ['howItWorks', 'cities'] } })).status).toBe(200);
    const query = '{ site { homeSections slides { picture titles { text } subtitles { text } descriptions { language text } link } } }';
    expect((await server.graphql(query)).body.data).toEqual({
      site: {
        homeSections: ['CITIES', 'HOW_IT_WORKS'],
        slides: [
          {
            picture: null,
            titles: [{ text: 'Forts' }],
            subtitles: [],
            descriptions: [{ language: 'de', text: 'Auf den Hügeln' }],
            link: '/places?category=historic',
          },
        ],
      },
    });
  });

  test.each([
    ['no title', { title: { de: ' ' } }, 'slides.0.title'],
    ['an unknown picture', { picture: '01900000-0000-7000-8000-000000000001' }, 'slides.0.picture'],
    ['a link to a script', { link: 'javascript:alert(1)' }, 'slides.0.link'],
    ['a link to another host without a protocol', { link: '//evil.example' }, 'slides.0.link'],
    ['a link with a backslash', { link: '/\\evil.example' }, 'slides.0.link'],
    ['an unknown field', { color: 'red' }, 'slides.0.color'],
  ])('%s is refused', async (_what, change, path) => {
    const { status, body } = await save(change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [path]]);
  });

  test('a ninth slide and an unknown section are refused', async () => {
    const { value } = await get('home');
    expect((await put('home', { version: 0, value: { ...value, slides: Array.from({ length: 9 }, () => slide) } })).status).toBe(400);
    expect((await put('home', { version: 0, value: { ...value, sections: ['ads'] } })).status).toBe(400);
  });
});

test('an unknown group is not found', async () => {
  expect((await server.rest('/api/admin/settings/secrets', { headers: admin })).status).toBe(404);
  expect((await put('__proto__', { version: 0, value: {} })).status).toBe(404);
});

test('members, moderators and API tokens cannot read or change settings', async () => {
  const made = await server.send<{ token: string }>('POST', '/api/auth/tokens', { name: 'Script', scope: 'write' }, admin);
  const token = made.body.token;
  const moderator = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
  for (const headers of [{ Authorization: `Bearer ${token}` }, moderator]) {
    expect((await server.rest('/api/admin/settings/identity', { headers })).status).toBe(403);
    expect((await put('identity', { version: 0, value: {} }, headers)).status).toBe(403);
    const save = 'mutation { saveSettings(group: IDENTITY, version: 0, value: {}) { settings { version } } }';
    expect((await server.graphql(save, {}, { headers })).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect((await server.rest('/api/admin/settings/identity')).status).toBe(401);
});

describe('pictures', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#123456"/></svg>';
  async function upload(bytes: Buffer | string, use = 'logo', headers = admin) {
    const form = new FormData();
    form.set('use', use);
    form.set('picture', new Blob([bytes]), 'logo.svg');
    const response = await fetch(`${server.url}/api/admin/site-pictures`, { method: 'POST', headers, body: form });
    return { status: response.status, body: (await response.json()) as { _id: string; url: string; width: number; height: number; fields?: object } };
  }

  test('an SVG becomes pixels, and is the logo of the site', async () => {
    const { status, body } = await upload(SVG);
    expect(status).toBe(201);
    const response = await fetch(server.url + body.url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(bytes.toString('latin1')).not.toContain('alert');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: body.width, height: body.height });
    const { value } = await get('identity');
    expect((await put('identity', { version: 0, value: { ...value, logo: body._id } })).status).toBe(200);
  });

  test('an icon becomes a square of 512 pixels', async () => {
    const { body } = await upload(
      await sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
      'icon',
    );
    expect([body.width, body.height]).toEqual([512, 512]);
  });

  test.each([
    ['a page', '<html><svg></svg></html>'],
    ['an SVG that reads a file', '<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>&a;</svg>'],
    ['an SVG with entities', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>'],
    ['an SVG of endless size', '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"></svg>'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', ''],
  ])('%s is refused', async (_what, bytes) => {
    const { status, body } = await upload(bytes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['picture']]);
  });

  test('a picture of 40 MB is refused before it is read', async () => {
    const { status } = await upload(Buffer.alloc(40_000_000));
    expect(status).toBe(413);
  });

  test('an unknown use and a member are refused', async () => {
    expect((await upload(SVG, 'banner')).status).toBe(400);
    const member = await server.signInAs(await buildUser(server.dataSource));
    expect((await upload(SVG, 'logo', member)).status).toBe(403);
  });
});
