import { buildCity, buildUser, clearGuide } from './builders.js';
import { startServer, type TestServer } from './server.js';

/** Starts a server whose categories `emptyGuide` can restore. */
export async function startWithCategories(): Promise<TestServer> {
  const server = await startServer();
  await server.dataSource.query('CREATE TABLE first_categories AS SELECT * FROM categories');
  return server;
}

/** Empties the guide and restores the categories of a new site. Returns the id of a city, and the headers of an admin. */
export async function emptyGuide(server: TestServer): Promise<{ cityId: string; admin: Record<string, string> }> {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM categories; INSERT INTO categories SELECT * FROM first_categories');
  const { id: cityId } = await buildCity(server.dataSource);
  return { cityId, admin: await server.signInAs(await buildUser(server.dataSource, { role: 'admin' })) };
}
