import { startDatabase, startGuide } from '../lib/guide.mjs';
import { loadWorld } from './load.mjs';

/**
 * Opens a database of a made-up world; makes it if there is none yet, and brings its tables up to date.
 * @param places how many
 * @returns `database` as `startDatabase` gives it, and `postgres`, the id of its process
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
