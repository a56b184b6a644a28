import { startDatabase, startGuide } from '../lib/guide.mjs';
import { loadWorld } from './load.mjs';

/**
 * Opens a database with generated data. Creates and migrates it if necessary.
 * @param places number of places
 * @returns `database` as returned by `startDatabase`, and the process id of PostgreSQL (`postgres`)
 */
export async function openWorld(places) {
  const database = await startDatabase(`world-${places}`);
  try {
    await (await startGuide(database)).stop();
    await loadWorld(database.client, database.connection, places);
    const {
      rows: [{ pid }],
    } = await database.client.query(`SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer AS pid`);
    return { database, postgres: pid };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
