import { createMapStore } from '../modules/maps/index.js';
import { withPool } from './check.js';
import { failure, type Finding, ok, reasonOf, warning } from './finding.js';

const READY = `SELECT name, version FROM map_archives WHERE state = 'ready' ORDER BY created_at, id`;

/** Checks that the files of all map archives exist. Before the first start of this version, there is no table of archives. */
export const mapsCheck = withPool('checks.maps', async ({ pool, env }) => {
  const { rows: tables } = await pool.query<{ exists: boolean }>(`SELECT to_regclass('map_archives') IS NOT NULL AS exists`);
  if (!tables[0]?.exists) return [];
  const { rows } = await pool.query<{ name: string; version: string }>(READY);
  const store = createMapStore(env);
  try {
    const missing: Finding[] = [];
    for (const { name, version } of rows) {
      if ((await store.sizeOf(version)) === null) missing.push(warning(['findings.mapMissing', { name, file: `${version}.pmtiles` }], 'remedies.addMapAgain'));
    }
    return missing.length > 0 ? missing : [ok(rows.length === 0 ? 'findings.mapsNone' : ['findings.mapsThere', { n: rows.length }])];
  } catch (error) {
    return [failure(['findings.mapsUnreadable', { message: reasonOf((error as Error).cause ?? error) }], 'remedies.readMaps')];
  } finally {
    await store.close();
  }
});
