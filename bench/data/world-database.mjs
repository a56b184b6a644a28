import { at } from '../../scripts/lib/paths.mjs';
import { startDatabase, startGuide } from '../lib/guide.mjs';
import { loadWorld } from './load.mjs';

/** Computes the opening hours as the product's job does. Otherwise the job would run while servers are measured. */
async function computeHours(client) {
  const product = await import(at('backend/dist/modules/places/hours/index.js'));
  const query = async (text, values) => (await client.query(text, values)).rows;
  if ((await product.computeHours({ manager: { query } })) > 0) await client.query('VACUUM ANALYZE place_hours');
}

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
    await computeHours(database.client);
    const {
      rows: [{ pid }],
    } = await database.client.query(`SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer AS pid`);
    return { database, postgres: pid };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
