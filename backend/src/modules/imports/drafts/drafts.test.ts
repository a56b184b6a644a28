import fs from 'node:fs';
import path from 'node:path';
import { buildCity, buildUser, clearGuide } from '../../../../test/builders.js';
import { CONTRADICTIONS } from '../../../../test/invariants/contradictions.js';
import { type DraftBody, fixture, importsOf } from '../../../../test/imports.js';
import { startServer, type TestServer } from '../../../../test/server.js';

let server: TestServer;
let headers: Record<string, string>;
let ana: ReturnType<typeof importsOf>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM import_drafts; DELETE FROM import_sources; DELETE FROM imports; DELETE FROM import_removals; DELETE FROM background_jobs');
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin', name: 'Ana' }));
  ana = importsOf(server, headers);
  for (const name of uploads()) fs.rmSync(path.join(server.dataDir, 'imports', name));
  await buildCity(server.dataSource, { name: 'Nantes', latitude: 47.21, longitude: -1.55 });
});
afterAll(() => server.stop());

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => server.dataSource.query<Row[]>(text, parameters);
const names = async (): Promise<string[]> => (await sql<{ name: string }>('SELECT name FROM places ORDER BY name')).map(({ name }) => name);
function uploads(): string[] {
  const folder = path.join(server.dataDir, 'imports');
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.upload')) : [];
}
const targets = ({ reading }: DraftBody) => Object.fromEntries((reading?.columns ?? []).map(({ name, target }) => [name, target]));

const UNDO = 'mutation ($id: ID!) { undoImport(id: $id) { state } }';

describe('a file of another program', () => {
  test('is uploaded, read, previewed, imported and undone', async () => {
    const { status, body } = await ana.upload('Restaurants été.csv', fixture('french-headers.csv'));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { fileName: 'Restaurants été.csv', state: 'reading', bytes: fixture('french-headers.csv').length },
    });
    expect(await ana.get(body._id)).toMatchObject({ state: 'READING', reading: null, preview: null, job: { state: 'WAITING', canCancel: true } });
    await server.ran('read-import');
    const read = await ana.get(body._id);
    expect(read).toMatchObject({
      state: 'READ',
      problem: null,
      source: null,
      reading: { format: 'csv', encoding: 'utf-8', delimiter: ',', kind: 'PLACES', records: 4, isWhole: true },
    });
    expect(targets(read)).toMatchObject({ nom: 'name', themes_libe: 'category', lieu: 'city', location_latlong: 'position', services: null });
    expect(read.choices).toMatchObject({ source: 'restaurants-t-', columns: [], cityMode: 'OWN_COLUMN', radius: 25, duplicates: 'SAME', alike: 'ADD' });
    expect(fs.statSync(path.join(server.dataDir, 'imports', `${read.id}.upload`)).mode & 0o777).toBe(0o600);

    const previewed = await ana.preview(read);
    expect(previewed).toMatchObject({
      state: 'PREVIEWED',
      problem: null,
      preview: { isWhole: true, mapped: 4, leftOut: 2, counts: { read: 4, added: 4, rejected: 0 } },
    });
    const { total, items } = await ana.rows(read.id, 'line name outcome city category');
    expect(total).toBe(4);
    expect(items[1]).toEqual({ line: 3, name: 'LA CIGALE', outcome: 'ADDED', city: 'Nantes', category: 'restaurant' });
    expect(await ana.rows(read.id, 'line name value reason { reason }', 'LEFT_OUT')).toMatchObject({
      total: 2,
      items: [
        { line: 4, name: 'ouverturealannee', value: 'oui' },
        { line: 4, name: 'services', value: 'Séminaire, Service en terrasse, WiFi' },
      ],
    });
    const { importPoints } = await ana.ask<{ importPoints: object[] }>('query ($id: ID!) { importPoints(id: $id) { line name latitude longitude outcome } }', {
      id: read.id,
    });
    expect(importPoints).toHaveLength(4);
    expect(importPoints[0]).toEqual({ line: 2, name: 'LA CANTINE Ô MOINES', latitude: 47.168154, longitude: -1.480045, outcome: 'ADDED' });
    expect(await names()).toEqual([]);

    const done = await ana.run(read.id);
    expect(done).toMatchObject({
      state: 'DONE',
      problem: null,
      import: { state: 'DONE', actor: { name: 'Ana' }, counts: { read: 4, added: 4 }, hasRejectedFile: false, hasLeftOutFile: true },
    });
    expect(await names()).toEqual(['LA CANTINE Ô MOINES', 'LA CIGALE', 'LA CIVELLE', 'LA TIMBALE']);
    expect(uploads()).toEqual([]);
    expect((await ana.ask<{ importDrafts: object[] }>('{ importDrafts { id } }')).importDrafts).toEqual([]);
    const leftOut = await server.rest(`/api/admin/imports/${done.import?.id ?? ''}/left-out`, { headers });
    expect([leftOut.status, leftOut.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('Restaurants%20%C3%A9t%C3%A9.left-out.csv')]);
    expect(leftOut.text).toContain('"services","Séminaire, Service en terrasse, WiFi"');
    expect((await server.rest(`/api/admin/imports/${done.import?.id ?? ''}/rejected`, { headers })).status).toBe(404);

    await ana.ask(UNDO, { id: done.import?.id });
    await server.ran('undo-import');
    expect(await names()).toEqual([]);
    expect((await ana.get(read.id)).import?.state).toBe('UNDONE');
    expect(await sql(CONTRADICTIONS)).toEqual([]);
  });

  test('is recognized as that of a source by its columns, whatever its name is', async () => {
    const first = await ana.read('french-headers.csv');
    const choices = { columns: [{ column: 'services', target: '' }], fixed: [{ target: 'licence', value: 'ODbL-1.0' }], source: 'nantes', isPending: true };
    await ana.preview(first, { ...choices, words: [{ word: 'Brasserie', category: 'cafe' }], decisions: [{ key: 'a\nb', decision: 'SKIP' }] });
    await ana.run(first.id);
    const [header = '', ...rows] = fixture('french-headers.csv').toString().split('\n');
    const again = await ana.read('2027.csv', [header, ...rows.slice(0, 2), '9,LE NOUVEAU,Brasserie,NANTES,44000,,,,,,,,"[47.21, -1.55]"'].join('\n'));
    expect(again).toMatchObject({
      source: { name: 'nantes', runs: 1 },
      choices: { ...choices, words: [{ word: 'Brasserie', category: 'cafe' }], decisions: [] },
    });
    expect((await ana.preview(again)).preview?.counts).toMatchObject({ added: 1, unchanged: 2 });
    await ana.run(again.id);
    expect(await sql("SELECT category, status, source, licence FROM places WHERE name = 'LE NOUVEAU'")).toEqual([
      { category: 'cafe', status: 'pending', source: 'nantes', licence: 'ODbL-1.0' },
    ]);
    const { importSources } = await ana.ask<{ importSources: object[] }>('{ importSources { name fileName runs columns } }');
    expect(importSources).toMatchObject([{ name: 'nantes', fileName: '2027.csv', runs: 2 }]);
    expect(await ana.ask('mutation { forgetImportSource(name: "nantes") }')).toEqual({ forgetImportSource: true });
    expect(await ana.refusal(`mutation { forgetImportSource(name: "nantes") }`)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ana.read('2028.csv', fixture('french-headers.csv'))).source).toBeNull();
  });

  test('is read again with another encoding and delimiter', async () => {
    const draft = await ana.read('places-1252.csv');
    expect(draft.reading).toMatchObject({ encoding: 'windows-1252', delimiter: ';' });
    const READ = 'mutation ($id: ID!, $input: ImportReadingInput!) { readImportDraft(id: $id, input: $input) { state reading { encoding } } }';
    expect(await ana.ask(READ, { id: draft.id, input: { encoding: 'macintosh', delimiter: ',' } })).toEqual({
      readImportDraft: { state: 'READING', reading: { encoding: 'windows-1252' } },
    });
    await server.ran('read-import');
    const other = await ana.get(draft.id);
    expect(other.reading).toMatchObject({ encoding: 'macintosh', delimiter: ',' });
    await ana.ask(READ, { id: draft.id, input: {} });
    await server.ran('read-import');
    expect((await ana.get(draft.id)).reading).toEqual(draft.reading);
    for (const [input, field] of [
      [{ format: 'xls' }, 'format'],
      [{ encoding: 'klingon' }, 'encoding'],
      [{ delimiter: 'ab' }, 'delimiter'],
    ] as const) {
      expect(await ana.refusal(READ, { id: draft.id, input })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } });
    }
  });
});

test('rejected rows are downloaded, corrected and imported as the same source', async () => {
  const rows = ['nom;lat;lon;theme', 'Chez Anna;47.21;-1.55;Brasserie', ';47.22;-1.56;Brasserie', 'Trop loin;147.2;-1.5;Brasserie'];
  const draft = await ana.read('liste.csv', rows.join('\n'));
  const { preview } = await ana.preview(draft, { source: 'liste' });
  expect(preview).toMatchObject({ counts: { read: 3, added: 1, rejected: 2 } });
  expect(preview?.reasons.map(({ count }) => count)).toEqual([1, 1]);
  expect(await ana.rows(draft.id, 'line outcome key reason { text } value', 'REJECTED')).toMatchObject({
    total: 2,
    items: [{ line: 3, key: null }, { line: 4 }],
  });
  const done = await ana.run(draft.id);
  expect(done.import).toMatchObject({ counts: { added: 1, rejected: 2 }, hasRejectedFile: true });
  const { text, headers: sent } = await server.rest(`/api/admin/imports/${done.import?.id ?? ''}/rejected`, { headers });
  expect(sent.get('content-type')).toBe('text/csv; charset=utf-8');
  const corrected = text.replace(/("?)Trop loin("?),("?)147\.2/, '$1Trop loin$2,$347.23').replace(/^(\d+,"[^"]*",)("|)(?:"|),/m, '$1"Sans nom",');
  const again = await ana.read('liste.rejected.csv', corrected);
  expect(again).toMatchObject({ source: { name: 'liste' }, choices: { source: 'liste' } });
  const repeated = await ana.preview(again);
  expect(repeated.preview?.counts).toMatchObject({ read: 2, added: 2, rejected: 0 });
  await ana.run(again.id);
  expect(await sql('SELECT name, source FROM places ORDER BY name')).toEqual(['Chez Anna', 'Sans nom', 'Trop loin'].map((name) => ({ name, source: 'liste' })));
});

describe('wrong input', () => {
  test('is refused with each field, and changes nothing', async () => {
    const draft = await ana.read('french-headers.csv');
    const refused = async (others: object) => {
      const { id, choices } = draft;
      const { code, fields } = await ana.refusal(ana.PREVIEW, { id, input: { ...choices, ...others } });
      return { code, fields: Object.keys(fields ?? {}) };
    };
    expect(
      await refused({
        columns: [
          { column: 'absent', target: 'name' },
          { column: 'nom', target: 'nothing' },
        ],
        fixed: [{ target: 'name:xx-nothing-at-all-is-longer', value: '1' }],
        words: [{ word: ' ', category: 'absent' }],
        source: 'Not a name',
        cityMode: 'ONE',
      }),
    ).toEqual({
      code: 'BAD_USER_INPUT',
      fields: expect.arrayContaining([
        'columns.0.column',
        'columns.1.target',
        'fixed.0.target',
        'words.0.word',
        'words.0.category',
        'source',
        'city',
      ]) as string[],
    });
    expect(await refused({ source: 'citypins' })).toEqual({ code: 'BAD_USER_INPUT', fields: ['source'] });
    expect(await refused({ cityMode: 'ONE', cityId: '12' })).toEqual({ code: 'BAD_USER_INPUT', fields: ['cityId'] });
    expect(await refused({ cityMode: 'MUNICIPALITIES' })).toEqual({ code: 'BAD_USER_INPUT', fields: ['cityMode'] });
    expect(await refused({ radius: 501 })).toMatchObject({ code: 'BAD_USER_INPUT', fields: [expect.stringContaining('radius')] });
    expect(await refused({ licence: 'x'.repeat(121) })).toMatchObject({ code: 'BAD_USER_INPUT', fields: [expect.stringContaining('licence')] });
    const words = Array.from({ length: 1001 }, (_, i) => ({ word: `w${i}` }));
    expect(await refused({ words })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await ana.refusal('mutation { runImport(id: "12") { id } }')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ana.refusal('mutation ($id: ID!) { runImport(id: $id) { id } }', { id: draft.id })).toMatchObject({
      code: 'CONFLICT',
      reason: 'console.importNotPreviewed',
    });
    expect(await ana.get(draft.id)).toEqual(draft);
  });

  test.each([
    ['a photo', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(5000, 7)]), 'imports.'],
    ['a header', Buffer.from('name;lat;lon'), 'console.importNoRecords'],
    ['a broken zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(400, 1)]), 'imports.'],
  ])('%s becomes a problem that says what can be read', async (_, content, area) => {
    const { status, body } = await ana.upload('photo.csv', content);
    expect(status).toBe(201);
    await server.ran('read-import');
    const draft = await ana.get(body._id);
    expect(draft).toMatchObject({ state: 'READ', reading: null, job: { state: 'FAILED' } });
    expect(draft.problem?.reason.startsWith(area)).toBe(true);
    expect(draft.problem?.text).toBe(draft.job?.error);
    expect(await ana.refusal(ana.PREVIEW, { id: draft.id, input: { kind: 'PLACES', source: 'photo' } })).toMatchObject({
      code: 'CONFLICT',
      reason: 'console.importNotRead',
    });
  });

  test('an empty file, no file, and a file that is too large are refused', async () => {
    expect(await ana.upload('empty.csv', '')).toMatchObject({ status: 400, body: { fields: { file: 'This file is empty' } } });
    expect(await server.send('POST', '/api/admin/imports/files', new FormData(), headers)).toMatchObject({ status: 400 });
    const large = await fetch(`${server.url}/api/admin/imports/files`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '1000000001' },
      body: 'x',
    }).catch(() => undefined);
    expect(large?.status ?? 413).toBe(413);
    expect(uploads()).toEqual([]);
  });

  test('the 21st unfinished import is refused until one is discarded', async () => {
    const { body } = await ana.upload('first.csv', 'name\nA');
    await sql(
      `INSERT INTO import_drafts SELECT gen_random_uuid(), actor_id, file_name, bytes, machine, 'read', '{}', NULL, choices FROM import_drafts, generate_series(1, 19)`,
    );
    expect(await ana.upload('next.csv', 'name\nA')).toMatchObject({ status: 409, body: { reason: 'console.importTooManyDrafts' } });
    expect(await ana.ask('mutation ($id: ID!) { discardImport(id: $id) }', { id: body._id })).toEqual({ discardImport: true });
    expect(await ana.refusal('query ($id: ID!) { importDraft(id: $id) { id } }', { id: body._id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ana.upload('next.csv', 'name\nA')).toMatchObject({ status: 201 });
    expect(uploads()).toHaveLength(1);
  });
});

test('REST prepares and runs an import', async () => {
  const { body } = await ana.upload('places.csv', fixture('places.csv'));
  await server.ran('read-import');
  const at = `/api/admin/imports/drafts/${body._id}`;
  expect((await server.send('GET', at, undefined, headers)).body).toMatchObject({
    state: 'read',
    reading: { delimiter: ';' },
    choices: { kind: 'places', cityMode: 'own' },
  });
  expect((await server.send('POST', `${at}/preview`, { kind: 'places', source: '?' }, headers)).body).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { source: expect.any(String) as string },
  });
  const choices = { kind: 'places', source: 'nantes', cityMode: 'one', city: 'Nantes', words: [{ word: 'Brasserie', category: null }] };
  expect((await server.send('POST', `${at}/preview`, choices, headers)).body).toMatchObject({ state: 'previewing' });
  await server.ran('preview-import');
  expect((await server.send('GET', at, undefined, headers)).body).toMatchObject({
    state: 'previewed',
    preview: { counts: { added: 2 }, skippedKinds: [{ word: 'Brasserie', count: 1 }] },
  });
  expect((await server.send('POST', `${at}/run`, undefined, headers)).body).toMatchObject({ state: 'running' });
  expect(await server.send('DELETE', at, undefined, headers)).toMatchObject({ status: 409 });
  await server.ran('run-import');
  expect((await server.send('GET', at, undefined, headers)).body).toMatchObject({ state: 'done', importId: expect.any(String) as string });
  expect(await server.send('DELETE', at, undefined, headers)).toMatchObject({ status: 200 });
  expect(await server.send('GET', at, undefined, headers)).toMatchObject({ status: 404 });
});
