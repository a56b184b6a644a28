import type { User } from '../users/index.js';
import { beginChange } from '../../core/access/index.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { buildPlace, buildUser, clearGuide } from '../../../test/builders.js';
import { servicesOf } from '../../../test/services.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { ActivityAction, ActivityTarget } from './activity.entity.js';

let server: TestServer;
let admin: User;
let place: { id: string };
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  admin = await buildUser(server.dataSource, { role: 'admin' });
  place = await buildPlace(server.dataSource, { name: 'Fort' });
  await server.dataSource.query("UPDATE places SET status = 'pending' WHERE id = $1", [place.id]);
});
afterAll(() => server.stop());

const viewer = () => ({ id: admin.id, role: admin.role, cityIds: null, sessionId: '' });
const written = () =>
  server.dataSource.query<Record<string, unknown>[]>('SELECT actor_id, action, target_id, label, before, after FROM activities ORDER BY created_at, id');

function approve(where = 't.id = $1', parameters: unknown[] = [place.id]) {
  const change = beginChange(viewer());
  const values = { status: 'active', rejection_reason: null };
  return {
    change,
    done: servicesOf(server).activities.update(change, { kind: ActivityTarget.PLACE, action: ActivityAction.APPROVED, rows: { where, parameters }, values }),
  };
}

const stored = async () =>
  (await server.dataSource.query<{ status: string; version: number; rejection_reason: string | null }[]>('SELECT * FROM places WHERE id = $1', [place.id]))[0];

test('logs a change of rows with former and new values', async () => {
  expect(await approve().done).toEqual([place.id]);
  expect(await stored()).toMatchObject({ status: 'active', version: 2 });
  expect(await written()).toEqual([
    {
      actor_id: admin.id,
      action: 'approved',
      target_id: place.id,
      label: 'Fort',
      before: { status: 'pending', rejection_reason: null },
      after: { status: 'active', rejection_reason: null },
    },
  ]);
});

test('neither changes nor logs rows that have the values already or miss the condition', async () => {
  await approve().done;
  expect(await approve().done).toEqual([]);
  expect(await approve('t.id = $1 AND t.status = $2', [place.id, 'inactive']).done).toEqual([]);
  expect([await written(), (await stored())?.version]).toEqual([[expect.anything()], 2]);
});

test('the second of two concurrent changes of a row sees the result of the first', async () => {
  const wait = (label: string) => approve("t.id = $1 AND t.status = 'pending' AND $2 = $2", [place.id, label]).done;
  const ids = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(wait));
  expect(ids.flat()).toEqual([place.id]);
});

test('a user can undo their own change once', async () => {
  const { change, done } = approve();
  await done;
  expect(await servicesOf(server).undoing.undo(viewer(), change.id)).toBe(1);
  expect(await stored()).toMatchObject({ status: 'pending', version: 3 });
  expect((await written())[1]).toMatchObject({ action: 'undone', label: 'Fort', before: { status: 'active' }, after: { status: 'pending' } });
  await expect(servicesOf(server).undoing.undo(viewer(), change.id)).rejects.toThrow(Conflict);
});

/** Lets the entries of the log become older. */
async function age(interval: string): Promise<void> {
  await server.dataSource.query('ALTER TABLE activities DISABLE TRIGGER activities_stay');
  await server.dataSource.query(`UPDATE activities SET created_at = now() - interval '${interval}'`);
  await server.dataSource.query('ALTER TABLE activities ENABLE TRIGGER activities_stay');
}

test('a moderator can undo neither changes by others nor unknown or old changes', async () => {
  const { change, done } = approve();
  await done;
  const undo = (who: object, id = change.id) => servicesOf(server).undoing.undo({ ...viewer(), role: 'moderator', ...who }, id);
  const other = await buildUser(server.dataSource, { role: 'moderator' });
  await expect(undo({ id: other.id })).rejects.toThrow(NotFound);
  for (const id of ['x', other.id]) await expect(undo({}, id)).rejects.toThrow(NotFound);
  await age('16 minutes');
  await expect(undo({})).rejects.toThrow(NotFound);
});

test('an admin can undo changes by others for 30 days', async () => {
  const { change, done } = approve();
  await done;
  const other = await buildUser(server.dataSource, { role: 'admin' });
  const undo = () => servicesOf(server).undoing.undo({ ...viewer(), id: other.id }, change.id);
  await age('31 days');
  await expect(undo()).rejects.toThrow(NotFound);
  await age('29 days');
  expect(await undo()).toBe(1);
});

test('does not undo rows that another user has changed since', async () => {
  const { change, done } = approve();
  await done;
  await server.dataSource.query("UPDATE places SET status = 'inactive' WHERE id = $1", [place.id]);
  await expect(servicesOf(server).undoing.undo(viewer(), change.id)).rejects.toThrow(Conflict);
  expect((await stored())?.status).toBe('inactive');
});

test('rows of the log can be neither changed nor deleted', async () => {
  await approve().done;
  for (const sql of ["UPDATE activities SET action = 'x'", 'DELETE FROM activities'])
    await expect(server.dataSource.query(sql)).rejects.toThrow('stays as it was');
});
