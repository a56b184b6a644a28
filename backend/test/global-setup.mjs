import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/build.mjs';

/**
 * Starts one PostgreSQL server for the whole run, in its own folder, or uses the server of TEST_DATABASE_URL. Creates a migrated template database,
 * which each test file copies. Jest does not compile TypeScript for this file, so it imports the built server.
 */
export default async function setup() {
  await build(['server']);
  const { startDatabase } = await import('../dist/core/embedded-database/index.js');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'citypins-test-'));
  chmodSync(dataDir, 0o755);
  const database = await startDatabase({ dataDir, databaseUrl: process.env.TEST_DATABASE_URL, isForTests: true });
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  globalThis.stopTestDatabase = stop;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(130)));
  const template = `citypins_template_${process.pid}`;
  await migrate(database.connection, template);
  process.env.CITYPINS_TEST_DATABASE = JSON.stringify({ server: database.connection, template });
}

async function migrate(server, template) {
  const [{ default: pg }, { createDataSource, runMigrations }] = await Promise.all([import('pg'), import('../dist/core/db/index.js')]);
  const client = new pg.Client(server.url ? { connectionString: server.url } : server);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const url = server.url && Object.assign(new URL(server.url), { pathname: template }).href;
  const connection = url ? { url } : { ...server, database: template };
  const dataSource = await createDataSource(connection, { poolSize: 1, entities: [] }).initialize();
  await runMigrations(dataSource);
  await dataSource.destroy();
}
