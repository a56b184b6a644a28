import { buildCity, clearGuide } from '../../../../test/builders.js';
import { runCommand, workInFolder } from '../../../../test/command.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { loadAttributes, loadCategories } from '../../site/index.js';
import { undoImport } from '../history/index.js';
import { ImportService } from '../import.service.js';
import { AttributeColumns, Categories, PlaceMapper } from '../mapping/index.js';
import { openFile, type Unreadable } from '../readers/index.js';
import { LeftOutFile, type LeftOutValue, RejectFile } from '../reject-file.js';
import type { Duplicates, RowOutcome } from './index.js';

let server: TestServer;
const { write, read, folder } = workInFolder();
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM imports; DELETE FROM import_removals');
  await buildCity(server.dataSource, { name: 'Nantes', latitude: 47.2, longitude: -1.55 });
  write('old.csv', HEADER, row(1, 'La Cigale', '47.2130'), row(2, 'Le Nid', '47.2230'), row(3, 'Le Lieu Unique', '47.2330'));
  await citypins('old.csv');
});
afterAll(() => server.stop());

const HEADER = 'id,name,latitude,longitude,category,city,phone,website';
const row = (id: number, name: string, latitude: string, more = ',') => `${id},${name},${latitude},-1.5622,bar,Nantes,${more}`;
const sql = <Row>(text: string): Promise<Row[]> => server.dataSource.query<Row[]>(text);

interface Ran {
  rows: RowOutcome[];
  rejected: readonly Unreadable[];
  leftOut: readonly LeftOutValue[];
  summary: object;
}

async function citypins(...args: string[]): Promise<Record<string, unknown>> {
  const { out } = await runCommand(['import', ...args, '--json'], server.dataSource);
  return JSON.parse(out) as Record<string, unknown>;
}

/** Imports a file of the source `new`, with decisions by the ids of its rows. */
async function run(
  name: string,
  isDryRun: boolean,
  decided: Record<string, Duplicates>,
  options: { alike?: Duplicates; duplicates?: Duplicates },
): Promise<Ran> {
  const { dataSource } = server;
  const attributes = new AttributeColumns(await loadAttributes(dataSource.manager));
  const mapper = new PlaceMapper(new Categories(await loadCategories(dataSource.manager)), { source: 'new', isForced: true }, attributes);
  const [rows, rejected, leftOut]: [RowOutcome[], Unreadable[], LeftOutValue[]] = [[], [], []];
  const summary = await new ImportService(dataSource).run(
    {
      what: 'places',
      file: await openFile(`${folder()}/${name}`),
      mapper,
      rejects: new RejectFile(undefined),
      leftOut: new LeftOutFile(undefined),
      report: {
        write: (some) => void rows.push(...some),
        writeRejected: (some) => void rejected.push(...some),
        writeLeftOut: (some) => void leftOut.push(...some),
      },
      fingerprint: undefined,
      fileName: name,
      actorId: null,
      options: {},
      isAnew: false,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      radius: 25,
      createsCities: false,
      duplicates: 'same',
      alike: 'add',
      decisions: new Map(Object.entries(decided).map(([id, decision]) => [`new\n${id}`, decision])),
      isPending: false,
      isDryRun,
      ...options,
    },
    () => undefined,
  );
  return { rows, rejected, leftOut, summary };
}

/** Imports in a dry run and for good, which must give the same. */
async function imported(name: string, decided: Record<string, Duplicates> = {}, options: { alike?: Duplicates; duplicates?: Duplicates } = {}): Promise<Ran> {
  const before = await snapshot();
  const dry = await run(name, true, decided, options);
  expect(await snapshot()).toEqual(before);
  const ran = await run(name, false, decided, options);
  expect(ran).toEqual(dry);
  return ran;
}

const outcomes = ({ rows }: Ran) => rows.map(({ line, outcome }) => [line, outcome]);
const places = () =>
  sql<{ name: string; phone: string | null; source: string }>('SELECT name, phone, source FROM places WHERE deleted_at IS NULL ORDER BY name');
const snapshot = () => sql("SELECT to_jsonb(p) - '{version,updated_at,changed_in}'::text[] AS row FROM places p ORDER BY id");
const idOf = async (name: string) => (await sql<{ id: string }>(`SELECT id FROM places WHERE name = '${name}'`))[0]?.id;

async function undo(): Promise<void> {
  const [last] = await sql<{ id: string }>('SELECT id FROM imports ORDER BY started_at DESC LIMIT 1');
  await undoImport(server.dataSource, last?.id ?? '', { actorId: null, signal: new AbortController().signal });
}

const LIKES = [
  row(10, 'Brasserie La Cigale', '47.2135', '02 40 69 76 41,'),
  row(11, 'Le Nid Bar', '47.2235'),
  row(12, 'Lieu Unique', '47.2335'),
  row(13, 'Chez Sample', '47.3'),
  '14,,47.3,-1.5,bar,Nantes,,',
  row(15, 'Sample Pub', '47.4', 'no number,'),
];

test('each row that is like a place is the same, added or skipped as decided', async () => {
  write('new.csv', HEADER, ...LIKES);
  const before = await snapshot();
  const ran = await imported('new.csv', { 10: 'same', 11: 'skip', 12: 'add', 13: 'same', 99: 'skip' });
  expect(ran.summary).toMatchObject({ added: 3, updated: 1, skipped: 1, rejected: 1, alike: 3 });
  const cigale = await idOf('La Cigale');
  const [nantes] = await sql<{ id: string }>('SELECT id FROM cities');
  expect(ran.rows).toMatchObject([
    {
      line: 2,
      key: 'new\n10',
      name: 'Brasserie La Cigale',
      outcome: 'updated',
      knownId: cigale,
      cityId: nantes?.id,
      city: 'Nantes',
      category: 'bar',
      latitude: 47.2135,
      longitude: -1.5622,
      like: { id: cigale, name: 'La Cigale', distance: 56 },
    },
    { line: 3, outcome: 'skipped', knownId: await idOf('Le Nid'), like: { name: 'Le Nid' } },
    { line: 4, outcome: 'added', knownId: null, like: { name: 'Le Lieu Unique' } },
    { line: 5, outcome: 'added', like: null },
    { line: 7, outcome: 'added', like: null },
  ]);
  expect(ran.rejected).toMatchObject([{ line: 6 }]);
  expect(ran.leftOut).toMatchObject([{ line: 7, column: 'phone', value: 'no number' }]);
  expect(await places()).toMatchObject([
    { name: 'Chez Sample' },
    { name: 'La Cigale', phone: '02 40 69 76 41', source: 'old' },
    { name: 'Le Lieu Unique' },
    { name: 'Le Nid', phone: null },
    { name: 'Lieu Unique', source: 'new' },
    { name: 'Sample Pub' },
  ]);
  await undo();
  expect(await snapshot()).toEqual(before);
  expect(await sql('SELECT FROM import_pairs')).toEqual([]);
  expect((await imported('new.csv')).summary).toMatchObject({ added: 5, alike: 3 });
});

test('the next import of the source finds an accepted place again, whatever its policy', async () => {
  write('new.csv', HEADER, ...LIKES);
  await imported('new.csv', { 10: 'same' }, { alike: 'skip' });
  const again = await imported('new.csv');
  expect(outcomes(again).slice(0, 3)).toEqual([
    [2, 'unchanged'],
    [3, 'added'],
    [4, 'added'],
  ]);
  write('new.csv', HEADER, row(10, 'Grande Brasserie', '47.2150', '02 40 69 76 42,'));
  expect((await imported('new.csv', {}, { duplicates: 'add' })).rows).toMatchObject([{ outcome: 'updated', knownId: await idOf('La Cigale'), like: null }]);
  expect(await places()).toContainEqual({ name: 'La Cigale', phone: '02 40 69 76 42', source: 'old' });
  await undo();
  expect(await places()).toContainEqual({ name: 'La Cigale', phone: '02 40 69 76 41', source: 'old' });
  expect((await imported('new.csv')).rows).toMatchObject([{ outcome: 'updated' }]);
});

test('a deleted place stays deleted for the rows that were accepted as the same', async () => {
  write('new.csv', HEADER, ...LIKES);
  await imported('new.csv', {}, { alike: 'same' });
  await sql("UPDATE places SET deleted_at = now() WHERE name = 'La Cigale'; DELETE FROM places WHERE name = 'Le Nid'");
  expect(outcomes(await imported('new.csv')).slice(0, 3)).toEqual([
    [2, 'removed'],
    [3, 'removed'],
    [4, 'unchanged'],
  ]);
  expect(await sql('SELECT source_id FROM import_pairs ORDER BY source_id')).toEqual([{ source_id: '10' }, { source_id: '12' }]);
});

test('of several rows that are one place the first counts, also in the next import', async () => {
  const [first, second] = [row(10, 'Brasserie La Cigale', '47.2135', '02 40 69 76 41,'), row(11, 'La Cigale Bar', '47.2131', '02 40 69 76 42,')];
  write('new.csv', HEADER, first, second, row(20, 'Le Nid', '47.2230'), row(21, 'Le Nid Bar', '47.2231', '02 40 69 76 43,'));
  const wanted = [
    [3, 'repeated'],
    [4, 'unchanged'],
    [5, 'repeated'],
  ];
  expect(outcomes(await imported('new.csv', {}, { alike: 'same' }))).toEqual([[2, 'updated'], ...wanted]);
  expect(await places()).toMatchObject([{ phone: '02 40 69 76 41' }, { phone: null }, { phone: null }]);
  expect(outcomes(await imported('new.csv'))).toEqual([[2, 'unchanged'], ...wanted]);
});

test('a row of the file that is the place itself counts before one that is like it', async () => {
  write(
    'both.csv',
    `source,${HEADER}`,
    `new,${row(10, 'Brasserie La Cigale', '47.2135', '02 40 69 76 41,')}`,
    `old,${row(1, 'La Cigale', '47.2130', '02 40 69 76 42,')}`,
  );
  const args = ['both.csv', '--alike', 'same'];
  const dry = await citypins(...args, '--dry-run');
  expect(dry).toMatchObject({ updated: 1, repeated: 1, added: 0, alike: 1 });
  expect(await citypins(...args)).toMatchObject({ updated: 1, repeated: 1, added: 0, alike: 1 });
  expect(await places()).toContainEqual({ name: 'La Cigale', phone: '02 40 69 76 42', source: 'old' });
});

test('a dry run sees in later batches what earlier ones have decided', async () => {
  const far = Array.from({ length: 10_000 }, (_, i) => `${i + 100},Sample ${i},${(47 + i * 0.00001).toFixed(5)},-1.7,bar,Nantes,,`);
  const cigale = row(10, 'Brasserie La Cigale', '47.2135', ',https://cigale.example');
  write('many.csv', HEADER, cigale, ...far, cigale, row(11, 'Annexe', '47.2134', ',https://cigale.example'));
  const { rows, summary } = await imported('many.csv', { 10: 'same', 11: 'skip' });
  expect(summary).toMatchObject({ added: 10_000, updated: 1, unchanged: 1, skipped: 1, alike: 2 });
  expect(rows.slice(-2)).toMatchObject([
    { outcome: 'unchanged', like: null },
    { outcome: 'skipped', like: { name: 'La Cigale' } },
  ]);
});

test('an import decides about all similar places with --alike, and lists them in its report', async () => {
  write('new.csv', HEADER, ...LIKES);
  expect(await citypins('new.csv', '--alike', 'skip', '--dry-run')).toMatchObject({ added: 2, skipped: 3, alike: 3 });
  expect(await citypins('new.csv', '--alike', 'same', '--report', 'report.csv')).toMatchObject({ added: 2, updated: 1, unchanged: 2, alike: 3 });
  const [head, first] = read('report.csv').replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('line,outcome,name,known_id,city,category,like_id,like_name,distance');
  const id = await idOf('La Cigale');
  expect(first).toBe(`2,"updated","Brasserie La Cigale","${id}","Nantes","bar","${id}","La Cigale",56`);
});
