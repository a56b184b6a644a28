import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import {
  buildCityImage,
  buildPair,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildPlaceList,
  buildReport,
  buildReview,
  buildDecision,
  buildUser,
  buildWebhook,
  buildWebhookDelivery,
} from '../../test/builders.js';
import { databaseUrl, type Ended, runCommand, startCommand, workInFolder } from '../../test/command.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { partsOf, sealed, verify } from '../backup/archive.js';
import { repositoryRoot } from '../core/config/index.js';
import { createDataSource, MIGRATIONS, newId, runMigrations } from '../core/db/index.js';
import { fileName } from '../core/pictures/index.js';
import { FolderStore } from '../core/storage/folder-store.js';
import { ENTITIES } from '../server/entities.js';
import { isTold } from './output.js';

/** A migration of an imaginary later version. Its table has columns of many types. */
class Future1999000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE future_mood AS ENUM ('calm', 'wild, "quoted"');
      CREATE TABLE future_things (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, bytes bytea, object jsonb, plain json, texts text[], moods future_mood[], name citext UNIQUE,
        "Odd ""name""" text, at timestamptz, day date, span interval, big numeric, tiny real, wide double precision, spot point, next integer REFERENCES future_things,
        doubled integer GENERATED ALWAYS AS (id * 2) STORED, CHECK (name <> 'nobody'));
      CREATE FUNCTION future_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no more things'; END $$;
      CREATE TRIGGER future_refuse BEFORE INSERT ON future_things FOR EACH ROW WHEN (NEW.name = 'refused') EXECUTE FUNCTION future_refuse();
      INSERT INTO totals VALUES ('things', 0)`);
  }

  async down(): Promise<void> {}
}

const WEIRD = [
  '\\N',
  '\\.',
  'tab\there',
  'two\nlines\r\n',
  'back\\slash',
  '',
  ' ',
  '“Ünïcødé” 🏙️ e\u0301',
  '\u202e\u0001',
  "'; DROP TABLE users; --",
  '{"a":1}',
  'NULL',
];

interface Opened {
  dataSource: DataSource;
  database: TestDatabase;
}
const opened: Opened[] = [];

/** Creates a database for one test: empty, or with the tables of CityPins. */
async function open({ isMigrated }: { isMigrated: boolean }, whose = opened): Promise<DataSource> {
  const database = await createTestDatabase({ isMigrated });
  const dataSource = await createDataSource(database.connection, { poolSize: 3, entities: ENTITIES }).initialize();
  whose.push({ dataSource, database });
  if (isMigrated) await runMigrations(dataSource); // creates TypeORM's own table as well
  return dataSource;
}

async function closeAll(whose: Opened[]): Promise<void> {
  for (const { dataSource, database } of whose.splice(0)) {
    await dataSource.destroy();
    await database.drop();
  }
}

async function tablesIn(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

/** Returns the rows of each table, except the tables that backups omit. */
async function contentOf(dataSource: DataSource): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await tablesIn(dataSource)) {
    if (
      ['sessions', 'api_tokens', 'account_links', 'invitations', 'scheduled_backups', 'background_jobs', 'import_drafts', 'import_preview_rows'].includes(table)
    )
      continue;
    content[table] = (await dataSource.query<{ row: string }[]>(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`)).map(({ row }) => row);
  }
  return content;
}

/** Returns the definitions of all indexes, constraints, triggers, functions and sequences. */
async function schemaOf(dataSource: DataSource): Promise<unknown> {
  return dataSource.query(`
    SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index JOIN pg_class ON oid = indexrelid WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT oid::regprocedure::text || prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT pg_describe_object('pg_class'::regclass, oid, 0) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY 1`);
}

const FILE = 'guide.tar';
const { folder, write } = workInFolder();
const store = () => new FolderStore(path.join(folder(), 'uploads'));

async function files(key: string): Promise<Buffer | null> {
  const file = await store().get(fileName(key, 480));
  return file && buffer(file.stream);
}

async function keep(key: string): Promise<void> {
  for (const width of [480, 960, 1600]) await store().put(fileName(key, width), Buffer.from(`${key} at ${width}\0\n`));
}

/** Adds rows to every table, including the table of the imaginary later version. */
async function buildGuide(dataSource: DataSource, { isFuture = true } = {}): Promise<{ fileKey: string }> {
  const user = await buildUser(dataSource, { name: WEIRD.join('|') });
  const place = await buildPlace(dataSource, {
    name: 'Café “Zoë”',
    description: WEIRD.join('\n'),
    moreCategories: ['park'],
    openingHours: 'Mo-Fr 09:00-17:00',
  });
  const review = await buildReview(dataSource, { placeId: place.id, userId: user.id, comment: WEIRD.join('\t') });
  const photo = await buildPhoto(dataSource, { reviewId: review.id, userId: user.id });
  await buildCityImage(dataSource, { cityId: place.cityId });
  await buildPlaceImage(dataSource, { placeId: place.id });
  await buildPlaceEdit(dataSource, { placeId: place.id, userId: user.id });
  await buildPlaceList(dataSource, { userId: user.id, name: '\\N' }, [place.id]);
  await buildPair(dataSource);
  await buildReport(dataSource, { reviewId: review.id });
  await buildWebhookDelivery(dataSource, { webhookId: (await buildWebhook(dataSource)).id });
  const id = newId();
  const values = `'${user.id}'`;
  await dataSource.query(`
    INSERT INTO sessions (id, user_id, expires_at) VALUES ('${id}', ${values}, now() + interval '1 day');
    INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, before) VALUES ('${id}', '${id}', ${values}, 'update', 'place', '${place.id}', '{"name": "\\\\N \\"x\\""}');
    INSERT INTO favorites (user_id, place_id) VALUES (${values}, '${place.id}');
    INSERT INTO idempotency_keys (user_id, key, fingerprint, result_id) VALUES (${values}, 'once', 'print', '${id}');
    INSERT INTO import_removals VALUES ('places', 'file', '1');
    INSERT INTO imports (id, fingerprint, summary) VALUES ('${id}', 'print', '{}');
    INSERT INTO import_changes (import_id, kind, row_id, before, after) VALUES ('${id}', 'places', '${place.id}', '{}', '{}');
    INSERT INTO import_pairs (source, source_id, place_id, import_id) VALUES ('file', '2', '${place.id}', '${id}');
    INSERT INTO import_sources (name, file_name, format, columns, choices) VALUES ('places', 'places.csv', 'csv', '{name}', '{"source": "places"}');
    INSERT INTO map_archives (id, name, state, origin, city_id, details) VALUES ('${id}', '\\N', 'making', 'area', '${place.cityId}', '{"address": "https://example.org/"}');
    INSERT INTO moderation_claims VALUES ('review', '${review.id}', ${values}, now());
    INSERT INTO place_redirects (id, place_id) VALUES ('${id}', '${place.id}');
    INSERT INTO review_votes (review_id, user_id) VALUES ('${review.id}', ${values});
    INSERT INTO saved_views (id, user_id, screen, name, query) VALUES ('${id}', ${values}, 'places', 'mine', '?q=');
    INSERT INTO settings (id, name, value) VALUES ('${id}', 'identity', '{"name": "\\\\N \\"x\\""}');
    INSERT INTO site_pictures (id, type, content, width, height) VALUES ('${id}', 'image/png', '\\\\x00ff0a5c', 1, 1);
    INSERT INTO search_backlog (place_ids) VALUES ('{${place.id}}');
    INSERT INTO search_stale_cities SELECT '${place.cityId}' ON CONFLICT DO NOTHING;
    INSERT INTO user_identities (provider, provider_id, user_id) VALUES ('google', '1', ${values});
    INSERT INTO account_links (id, user_id, kind, token_hash, email, expires_at) VALUES ('${id}', ${values}, 'reset', 'hash', 'a@example.org', now());
    INSERT INTO throttle (key, points) VALUES ('someone', 1);
    INSERT INTO postponed_work (name, statement) VALUES ('places', 'ANALYZE places')`);
  if (isFuture) {
    await dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'Future1999000000000')");
    const runner = dataSource.createQueryRunner();
    await new Future1999000000000().up(runner);
    await runner.release();
    await dataSource.query(
      `
      INSERT INTO future_things (bytes, object, plain, texts, moods, name, "Odd ""name""", at, day, span, big, tiny, wide, spot)
      VALUES ('\\x00ff0a5c', $1, $2, $3, '{calm,"wild, \\"quoted\\""}', 'Some', $4, '0044-03-15 00:00:00.000001+00 BC', 'infinity', '1 mon -3 days 04:05:06.789', 'NaN', 0.1, 1e-300, '(0.1,-0)')`,
      [JSON.stringify(WEIRD), '{"b" : 1,  "b":2}', WEIRD, WEIRD.join()],
    );
    await dataSource.query(
      "INSERT INTO future_things (name, texts, next) SELECT n::text, NULL, 1 FROM generate_series(1, 3) n; DELETE FROM future_things WHERE name = '3'; UPDATE future_things SET next = 3 WHERE id = 1",
    );
  }
  await keep(photo.fileKey);
  return { fileKey: photo.fileKey };
}

const withFuture = () => MIGRATIONS.push(Future1999000000000);
afterEach(async () => {
  if (MIGRATIONS.at(-1) === Future1999000000000) MIGRATIONS.pop();
  await closeAll(opened);
});

const forgetFiles = () => fs.rmSync(path.join(folder(), 'uploads'), { recursive: true, force: true });
const backUp = (dataSource: DataSource, ...args: string[]): Promise<Ended> => runCommand(['backup', FILE, ...args], dataSource);
const restoreTo = (dataSource: DataSource, ...args: string[]): Promise<Ended> => runCommand(['restore', FILE, ...args], dataSource);

let plain: { guide: DataSource; fileKey: string; backup: Buffer } | undefined;
const openedForAll: Opened[] = [];
afterAll(() => closeAll(openedForAll));

/** Returns a database that tests only read, and writes its backup and uploaded files to the folder of the test. */
async function plainGuide(): Promise<DataSource> {
  if (plain) {
    fs.writeFileSync(FILE, plain.backup);
    await keep(plain.fileKey);
    return plain.guide;
  }
  const guide = await open({ isMigrated: true }, openedForAll);
  const { fileKey } = await buildGuide(guide, { isFuture: false });
  await backUp(guide);
  plain = { guide, fileKey, backup: fs.readFileSync(FILE) };
  return guide;
}

describe('backup and restore', () => {
  it('bring back all rows, files and schema objects, including those of unknown tables', async () => {
    const guide = await open({ isMigrated: true });
    withFuture();
    const { fileKey } = await buildGuide(guide);
    await buildDecision(guide, { userId: (await buildUser(guide)).id });
    const [content, schema] = [await contentOf(guide), await schemaOf(guide)];
    expect(
      Object.entries(content)
        .filter(([, rows]) => rows.length === 0)
        .map(([table]) => table),
    ).toEqual(['typeorm_metadata']);
    const kept = await files(fileKey);

    expect(await backUp(guide)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^\d+ rows and 3 uploaded files written in .*: guide\.tar/) as string,
    });
    expect(fs.statSync(FILE).mode & 0o777).toBe(0o600);
    expect(await contentOf(guide)).toEqual(content);

    forgetFiles();
    const other = await open({ isMigrated: false });
    const { code, out } = await restoreTo(other, '--json');
    expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({ code: 0, files: 3, rows: Object.values(content).flat().length, unknown: [] });
    expect(await contentOf(other)).toEqual(content);
    expect(await schemaOf(other)).toEqual(schema);
    expect(await files(fileKey)).toEqual(kept);
    expect(await other.query('SELECT (SELECT count(*)::int FROM sessions) + (SELECT count(*)::int FROM account_links) AS n')).toEqual([{ n: 0 }]);

    // the identity column continues after its highest former value; triggers, unique and foreign keys work
    expect(await other.query("INSERT INTO future_things (name, next) VALUES ('next', 2) RETURNING id")).toEqual([{ id: 5 }]);
    await expect(other.query("INSERT INTO future_things (name) VALUES ('refused')")).rejects.toThrow('no more things');
    await expect(other.query("INSERT INTO future_things (name, next) VALUES ('dangling', 99)")).rejects.toThrow('foreign key');
    await expect(other.query("INSERT INTO future_things (name) VALUES ('SOME')")).rejects.toThrow('unique');
  });

  it('migrate a backup of an older version', async () => {
    const content = await contentOf(await plainGuide());
    withFuture();
    const other = await open({ isMigrated: false });
    expect(await restoreTo(other)).toMatchObject({ code: 0 });
    const after = await contentOf(other);
    expect(after).toMatchObject({ places: content.places, reviews: content.reviews, search_words: content.search_words, future_things: [] });
    expect(after.migrations).toHaveLength((content.migrations?.length ?? 0) + 1);
    expect(after.totals).toContain('(things,0)');
    expect(await runMigrations(other)).toEqual([]);
  });

  it('report missing files and unknown tables, and re-create deferred indexes', async () => {
    const guide = await open({ isMigrated: true });
    const { fileKey } = await buildGuide(guide, { isFuture: false });
    await buildPhoto(guide);
    await buildPhoto(guide, { usedAt: new Date(), deletedAt: new Date() });
    expect(await backUp(guide)).toMatchObject({ code: 0 }); // files are missing, but only those of invisible photos
    await store().remove([fileName(fileKey, 960)]);
    await guide.query(`CREATE TABLE invoices (id integer); INSERT INTO invoices VALUES (1); DELETE FROM postponed_work;
      INSERT INTO postponed_work (name, statement) SELECT 'places_ranking', pg_get_indexdef('places_ranking'::regclass); DROP INDEX places_ranking;
      INSERT INTO postponed_work (name, statement) VALUES ('map_cells', 'SELECT map_cells_fill()')`);
    expect(await backUp(guide)).toMatchObject({ code: 3, err: `1 uploaded files are missing in the file store: ${fileKey}/960.webp\n` });
    const other = await open({ isMigrated: false });
    expect(await restoreTo(other)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Skipped tables that the app does not know: invoices') as string,
    });
    expect(await contentOf(other)).toMatchObject({ places: (await contentOf(guide)).places });
    expect(await other.query("SELECT name, to_regclass('places_ranking') IS NOT NULL AS made FROM postponed_work")).toEqual([
      { name: 'map_cells', made: true },
    ]);
  });

  it('need only the rights of a database owner, and overwrite existing tables only with --replace', async () => {
    const guide = await plainGuide();
    const [owner, name] = [`owner_${newId().slice(-12)}`, `owned_${newId().slice(-12)}`];
    await guide.query(`CREATE ROLE ${owner} LOGIN`);
    await guide.query(`CREATE DATABASE ${name} OWNER ${owner} TEMPLATE template0`);
    const address = new URL(databaseUrl(guide));
    address.pathname = name;
    const other = await createDataSource({ url: address.href }, { poolSize: 3, entities: ENTITIES }).initialize();
    address.username = owner;
    const asOwner = (...args: string[]) => runCommand(args, guide, { DATABASE_URL: address.href });
    try {
      expect(await asOwner('restore', FILE)).toMatchObject({ code: 0, err: '' });
      const photo = await buildPhoto(other, { usedAt: new Date() });
      await keep(photo.fileKey);
      const content = await contentOf(other);
      await expect(asOwner('restore', FILE)).rejects.toThrow('This database already contains a site. Use --replace');
      expect(await contentOf(other)).toEqual(content);
      expect(await asOwner('restore', FILE, '--replace')).toMatchObject({ code: 0, err: '' });
      expect(await contentOf(other)).toEqual(await contentOf(guide));
      expect(await schemaOf(other)).toEqual(await schemaOf(guide));
      expect(await files(photo.fileKey)).toBeNull();
      expect(await asOwner('backup', 'again.tar')).toMatchObject({ code: 0, err: '' });
    } finally {
      await other.destroy();
      await guide.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await guide.query(`DROP ROLE ${owner}`);
    }
  }, 60_000);
});

describe('backup', () => {
  it('writes a standard tar to a file, to stdout, or to a folder under the current time', async () => {
    const guide = await plainGuide();
    const listed = execFileSync('tar', ['-tf', FILE], { encoding: 'utf8' }).split('\n');
    expect(listed).toEqual(expect.arrayContaining(['manifest.json', 'tables/places/000001.gz']));
    const rows = execFileSync('sh', ['-c', `tar -xOf ${FILE} tables/places/000001.gz | gunzip`], { encoding: 'utf8' });
    expect(rows).toContain('Café “Zoë”');
    const command = `'${process.execPath}' '${path.join(repositoryRoot, 'backend/dist/cli/citypins.js')}' backup - > piped.tar`;
    execFileSync('sh', ['-c', command], {
      env: { ...process.env, DATABASE_URL: databaseUrl(guide), DATA_DIR: folder() },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await verify('piped.tar', AbortSignal.timeout(10_000));
    await runCommand(['backup'], guide);
    expect(fs.readdirSync('.')).toContainEqual(expect.stringMatching(/^citypins-\d{4}-\d\d-\d\d-\d{4}\.tar$/));
  }, 30_000);

  it('keeps the newest --keep backups of a folder, and all other files', async () => {
    const guide = await plainGuide();
    const [older, oldest] = ['citypins-2026-02-01-0300.tar', 'citypins-2026-01-01-0300.tar'];
    const others = ['citypins-2026-01-01-0300.tar.gpg', 'citypins-scheduled-2026-01-01-0300.tar', FILE];
    for (const name of [older, oldest, ...others]) write(name, 'x');
    expect(JSON.parse((await runCommand(['backup', '--keep', '2', '--json'], guide)).out)).toMatchObject({ removed: [oldest] });
    expect(fs.readdirSync('.')).toEqual(expect.arrayContaining([older, ...others]));
    expect(fs.readdirSync('.').filter((name) => name !== 'uploads')).toHaveLength(5);
    await expect(runCommand(['backup', FILE, '--keep', '2'], guide)).rejects.toThrow('--keep needs a folder, and guide.tar is not one.');
  });

  it('fails on an empty database and on a path that is not writable', async () => {
    const empty = await open({ isMigrated: false });
    await expect(backUp(empty)).rejects.toThrow('There is no site in this database yet');
    expect(await tablesIn(empty)).toEqual([]);
    await expect(runCommand(['backup', 'nowhere/guide.tar'], empty)).rejects.toThrow('nowhere does not exist. Correct the path, or create it.');
    expect(fs.readdirSync('.')).toEqual([]);
  });

  it('leaves no file when it is interrupted, and keeps the former backup', async () => {
    const guide = await plainGuide();
    write(FILE, 'the former backup');
    const runner = guide.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0; LOCK TABLE places');
    const { child, ended } = startCommand(['backup', FILE], { env: { DATABASE_URL: databaseUrl(guide), DATA_DIR: folder() }, cwd: folder() });
    await untilWaiting(guide, 'citypins backup');
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 130, out: '', err: 'Stopped. There is no backup.\n' });
    await runner.rollbackTransaction();
    await runner.release();
    expect(fs.readdirSync('.')).toEqual([FILE, 'uploads']);
    expect(fs.readFileSync(FILE, 'utf8')).toBe('the former backup\n');
  }, 30_000);
});

/** Resolves when a connection waits for a lock. @param name `application_name` of the connection; null means any */
async function untilWaiting(dataSource: DataSource, name: string | null = null): Promise<void> {
  const isWaiting = async () =>
    (
      await dataSource.query<unknown[]>(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND ($1::text IS NULL OR application_name = $1)",
        [name],
      )
    ).length > 0;
  while (!(await isWaiting())) await sleep(50);
}

describe('restore', () => {
  let guide: DataSource;
  beforeEach(async () => {
    guide = await plainGuide();
  });

  /** Rewrites the backup with a changed manifest and a matching seal. */
  async function alter(change: (manifest: { format: number; migrations: string[]; tables: { name: string; rows: number }[] }) => void): Promise<void> {
    const parts = async function* parts() {
      for await (const part of partsOf(FILE)) {
        if (part.name !== 'manifest.json') yield part;
        else {
          const manifest = JSON.parse(part.bytes.toString()) as Parameters<typeof change>[0];
          change(manifest);
          yield { ...part, bytes: Buffer.from(JSON.stringify(manifest)) };
        }
      }
    };
    const pieces: Buffer[] = [];
    for await (const piece of sealed(parts())) pieces.push(piece);
    fs.writeFileSync(FILE, Buffer.concat(pieces));
  }

  it('describes the backup and restores nothing with --check', async () => {
    expect(await restoreTo(guide, '--check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^guide\.tar is complete: a backup of \d{4}-\d\d-\d\d \d\d:\d\d UTC by version [\d.]+ on PostgreSQL \d+.*, \d+ rows\. Read in [\d.]+ s\n$/,
      ) as string,
    });
  });

  it('detects a flipped bit at any position, and a truncated file', async () => {
    const whole = fs.readFileSync(FILE);
    const check = () =>
      verify('other.tar', AbortSignal.timeout(60_000)).then(
        () => 'whole',
        (error: unknown) => (error as Error).message,
      );
    fs.writeFileSync('other.tar', whole);
    expect(await check()).toBe('whole');
    const missed: number[] = [];
    const handle = fs.openSync('other.tar', 'r+');
    // flips one bit in every 7th byte near both ends of the file, and in every 397th byte between them
    for (let at = 0; at < whole.length; at += at < 1100 || at > whole.length - 1200 ? 7 : 397) {
      fs.writeSync(handle, Buffer.from([(whole[at] ?? 0) ^ (1 << (at % 8))]), 0, 1, at);
      if ((await check()) === 'whole') missed.push(at);
      fs.writeSync(handle, whole, at, 1, at);
    }
    fs.closeSync(handle);
    expect(missed).toEqual([]);
    expect(await check()).toBe('whole');
    for (const length of [0, 1, 13, 14, 64, 65, 512, 1024, whole.length - 1025, whole.length - 65, whole.length - 64, whole.length - 1]) {
      fs.writeFileSync('other.tar', whole.subarray(0, length));
      expect(await check()).toMatch(length < 14 ? 'is not a backup of this app' : 'is damaged or not complete');
    }
    fs.writeFileSync('other.tar', Buffer.concat([whole, whole]));
    expect(await check()).toMatch('is damaged');
  }, 60_000);

  it.each([
    ['no file', () => undefined, 'guide.tar does not exist.'],
    ['a folder', () => fs.mkdirSync(FILE), 'guide.tar is a folder, and a file is needed.'],
    ['something else', () => write(FILE, 'id,name', '1,Sample'), 'guide.tar is not a backup of this app'],
    ['another tar', () => execFileSync('tar', ['-cf', FILE, '/dev/null']), 'guide.tar is not a backup of this app'],
  ])('refuses %s', async (_what, make, sentence) => {
    fs.rmSync(FILE);
    make();
    await expect(restoreTo(guide)).rejects.toThrow(sentence);
  });

  it('refuses a backup of a newer version', async () => {
    const empty = await open({ isMigrated: false });
    await alter((manifest) => void manifest.migrations.push('Later2999000000000'));
    const lacks =
      /^This version of the app \(\d+\.\d+\.\d+\) is older than the one that made the backup \(\d+\.\d+\.\d+\): it lacks the migration Later2999000000000\. Update the app/;
    await expect(restoreTo(empty)).rejects.toThrow(lacks);
    await alter((manifest) => void Object.assign(manifest, { format: 2, migrations: [] }));
    await expect(restoreTo(empty, '--check')).rejects.toThrow('it lacks format 2.');
  });

  it('refuses a database with other tables, or with objects that depend on the tables of CityPins', async () => {
    const foreign = await open({ isMigrated: false });
    await foreign.query('CREATE TABLE invoices (id integer)');
    await expect(restoreTo(foreign, '--replace')).rejects.toThrow('The database contains tables of another program');
    const more = await open({ isMigrated: true });
    await more.query('CREATE SCHEMA reports; CREATE VIEW reports.places AS SELECT name FROM public.places; CREATE TABLE invoices (id integer)');
    await expect(restoreTo(more, '--replace')).rejects.toThrow('table invoices, view reports.places');
    expect(await more.query('SELECT count(*)::int AS n FROM reports.places')).toEqual([{ n: 0 }]);
  });

  it('refuses a database that a running app uses, or that a newer version has migrated', async () => {
    const other = await open({ isMigrated: true });
    const app = await createDataSource({ url: `${databaseUrl(other)}&application_name=citypins%20changes` }, { poolSize: 1, entities: [] }).initialize();
    await expect(restoreTo(other, '--replace')).rejects.toThrow('The app runs on this database. Stop it first.');
    await app.destroy();
    await other.query("INSERT INTO migrations (timestamp, name) VALUES (2999000000000, 'Later2999000000000')");
    await expect(restoreTo(other, '--replace')).rejects.toThrow('it lacks the migration Later2999000000000. Update the app first.');
  });

  it('changes nothing when it fails at the end', async () => {
    const other = await open({ isMigrated: true });
    const { fileKey } = await buildGuide(other, { isFuture: false });
    const content = await contentOf(other);
    const [photo] = await guide.query<{ file_key: string }[]>('SELECT file_key FROM photos');
    await store().remove([480, 960, 1600].map((width) => fileName(photo?.file_key ?? '', width)));
    await alter(({ tables }) => {
      for (const table of tables) if (table.name === 'users') table.rows += 1;
    });
    await expect(restoreTo(other, '--replace')).rejects.toThrow('users: expected 3 rows, loaded 2');
    expect(await contentOf(other)).toEqual(content);
    expect([await files(fileKey), await files(photo?.file_key ?? '')]).toEqual([expect.any(Buffer), null]);
  });

  it('changes nothing when it is interrupted', async () => {
    const other = await open({ isMigrated: true });
    await buildGuide(other, { isFuture: false });
    const content = await contentOf(other);
    const runner = other.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0; LOCK TABLE places');
    const { child, ended } = startCommand(['restore', FILE, '--replace'], { env: { DATABASE_URL: databaseUrl(other), DATA_DIR: folder() }, cwd: folder() });
    await untilWaiting(other);
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 130, out: '', err: 'Stopped. The database is as it was.\n' });
    await runner.rollbackTransaction();
    await runner.release();
    expect(await contentOf(other)).toEqual(content);
  }, 30_000);

  it('explains that the database cannot be reached', async () => {
    const failure: unknown = await runCommand(['restore', FILE], guide, { DATABASE_URL: 'postgres://nobody@localhost:9/nothing' }).catch(
      (error: unknown) => error,
    );
    expect([(failure as Error).message, isTold(failure)]).toEqual([expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED.*$/), true]);
  });
});
