import { buildUser } from './builders.js';
import type { TestServer } from './server.js';

/** Changes some fields of a group of settings, as an admin does. The other fields keep their values. */
export async function saveSettings(server: TestServer, group: string, change: object): Promise<void> {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const path = `/api/admin/settings/${group}`;
  const { version, value } = (await server.rest<{ version: number; value: object }>(path, { headers })).body;
  expect((await server.send('PUT', path, { version, value: { ...value, ...change } }, headers)).status).toBe(200);
}
