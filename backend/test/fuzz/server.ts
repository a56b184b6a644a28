import { buildUser } from '../builders.js';
import { importsOf } from '../imports.js';
import { buildVariedGuide } from '../reads.js';
import { buildImport } from '../system.js';
import { startServer, type TestServer } from '../server.js';
import { Actors } from './actors.js';
import { type KnownIds, readKnownIds } from './known-ids.js';

/** A server that receives random requests. */
interface FuzzedServer {
  server: TestServer;
  /** Ids of the server's rows, by table. */
  known: KnownIds;
  /** Users of every role. */
  actors: Actors;
}

/** Starts a server with rows for every case. */
export async function startFuzzedServer(): Promise<FuzzedServer> {
  const server = await startServer();
  await buildVariedGuide(server.dataSource);
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  await importsOf(server, admin).read('sample.csv', 'name,lat,lon\nSample Bar,47.1,9.5');
  await buildImport(server.dataSource, 2);
  const known = await readKnownIds((sql) => server.dataSource.query(sql));
  const actors = new Actors(async (role) => server.signInAs(await buildUser(server.dataSource, { role: role as 'user' })));
  return { server, known, actors };
}
