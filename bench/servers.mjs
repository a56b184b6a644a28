import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { at } from '../scripts/lib/paths.mjs';
import { makeParameters } from './data/parameters.mjs';
import { openWorld } from './data/world-database.mjs';
import { startGuide } from './lib/guide.mjs';
import { press, TOOL } from './lib/pressure.mjs';
import { cpuBetween, cpuTimes, processesBelow } from './lib/processes.mjs';
import { reportServers } from './lib/report.mjs';
import { OPERATIONS, requestOf } from './operations.mjs';
import { ask, isSame, NODE, SERVERS, UNCACHED } from './peers/index.mjs';

/** Answers of each operation that are compared with those of `raw` before anything is measured. */
const COMPARED = 25;
const WARM_UP = 2;

/** Starts a server, and writes down the bodies of its requests. */
async function begin({ name, start, requestOf: bodyOf, comparable }, world) {
  const running = await start(world.database);
  const server = { ...running, name, comparable, path: '/graphql', postgres: world.postgres, bodies: {}, bodyFiles: {} };
  for (const operation of Object.keys(OPERATIONS)) {
    const bodies = world.parameters[operation]
      .map((variables) => bodyOf(operation, variables))
      .filter(Boolean)
      .map((body) => JSON.stringify(body));
    if (bodies.length === 0) continue;
    server.bodies[operation] = bodies;
    server.bodyFiles[operation] = at(`.bench/requests/${name.replace(/\W+/g, '-')}-${operation}.txt`);
    writeFileSync(server.bodyFiles[operation], `${bodies.join('\n')}\n`);
  }
  return server;
}

/** What differs from the answers of `raw`, one sentence each, and how long these are: before and after all is measured, as a server may come to fail. */
async function compare(servers) {
  const [raw, ...others] = servers;
  const differences = [];
  const bytes = {};
  for (const operation of Object.keys(OPERATIONS)) {
    const asked = Math.min(COMPARED, raw.bodies[operation].length);
    let sum = 0;
    for (let i = 0; i < asked; i++) {
      const expected = await ask(raw, raw.bodies[operation][i]);
      sum += Buffer.byteLength(expected.text);
      for (const server of others.filter(({ bodies }) => bodies[operation])) {
        const body = server.bodies[operation][i];
        if (!isSame(server, operation, await ask(server, body), expected))
          differences.push(`${server.name} answers ${operation} otherwise than raw: ${body.slice(0, 400)}`);
      }
    }
    bytes[operation] = Math.round(sum / asked);
  }
  return { differences, bytes };
}

/** One slice of load on one server. @returns req/s, milliseconds, and microseconds of CPU for each request of the server and of PostgreSQL */
async function measure(server, operation, { connections, seconds }) {
  const processes = () => ({ server: cpuTimes(processesBelow(server.pid)), postgres: cpuTimes(processesBelow(server.postgres)) });
  const before = processes();
  const {
    requests,
    seconds: took,
    p50,
    p99,
    errors,
  } = await press({
    url: server.url,
    path: server.path,
    bodies: server.bodies[operation],
    bodyFile: server.bodyFiles[operation],
    connections,
    seconds,
  });
  const after = processes();
  if (errors > 0) throw new Error(`${server.name} has failed ${errors} times at ${operation}.`);
  return {
    rate: requests / took,
    p50,
    p99,
    serverCpu: cpuBetween(before.server, after.server) / requests,
    postgresCpu: cpuBetween(before.postgres, after.postgres) / requests,
  };
}

/** Numbers in an order that changes with the round, so that nobody always comes after the same one. */
const turned = (items, by) => items.map((_item, i) => items[(i + by) % items.length]);

/** All servers in turn, again and again: what else the machine does meets all of them. @returns measurements by operation and server's name */
async function measureAll(servers, { rounds, connections, seconds }) {
  const results = Object.fromEntries(Object.keys(OPERATIONS).map((operation) => [operation, Object.fromEntries(servers.map(({ name }) => [name, []]))]));
  for (const server of servers) for (const operation of Object.keys(server.bodies)) await measure(server, operation, { connections, seconds: WARM_UP });
  for (let round = 0; round < rounds; round++) {
    for (const operation of Object.keys(OPERATIONS)) {
      for (const server of turned(servers, round))
        if (server.bodies[operation]) results[operation][server.name].push(await measure(server, operation, { connections, seconds }));
    }
    console.log(`  round ${round + 1} of ${rounds}, load ${os.loadavg()[0].toFixed(1)}`);
  }
  return results;
}

/**
 * Measures the product beside a bare server and beside peers with the most places, and the product alone with fewer, all in one run.
 * @param sizes numbers of places, the largest last
 * @returns sections of Markdown by their titles, and whether every bar is met
 */
export async function benchServers({ sizes, rounds, connections, seconds, sets }) {
  mkdirSync(at('.bench/requests'), { recursive: true });
  const worlds = [];
  const servers = [];
  try {
    for (const places of sizes) {
      const { database, postgres } = await openWorld(places);
      const world = { places, database, postgres, parameters: await makeParameters(database.client, sets) };
      worlds.push(world);
    }
    const [largest, ...smaller] = worlds.toReversed();
    for (const peer of SERVERS) servers.push(await begin(peer, largest));
    console.log('  comparing answers …');
    const { differences, bytes } = await compare(servers);
    for (const difference of differences) console.warn(`  ${difference}`);
    for (const world of smaller) {
      servers.push(
        await begin({ name: `citypins, ${world.places} places`, start: (database) => startGuide(database, { node: NODE, env: UNCACHED }), requestOf }, world),
      );
    }
    const results = await measureAll(servers, { rounds, connections, seconds });
    differences.push(...(await compare(servers.slice(0, SERVERS.length))).differences);
    const node = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim();
    return reportServers({ results, bytes, differences, sizes, tool: TOOL, node, rounds, connections, seconds, sets });
  } finally {
    for (const server of servers) await server.stop();
    for (const { database } of worlds) await database.stop();
  }
}
