import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { Problem } from '../scripts/lib/terminal.mjs';
import { makeMembers } from './data/members.mjs';
import { makeParameters, somePlaces } from './data/parameters.mjs';
import { openWorld } from './data/world-database.mjs';
import { makeFolder } from './lib/folder.mjs';
import { startGuide } from './lib/guide.mjs';
import { press, TOOL } from './lib/pressure.mjs';
import { cpuBetween, cpuTimes, processesBelow } from './lib/processes.mjs';
import { reportServers } from './lib/report.mjs';
import { MEMBER_OPERATIONS, requestOf as productRequest } from './operations.mjs';
import { ask, isSame, NODE, SERVERS, UNCACHED } from './peers/index.mjs';

/** Number of responses per operation that are compared with those of `raw`, before and after the measurements. */
const COMPARED = 25;

/**
 * Returns the requests to a server by operation, except operations that it lists in `without`. Those of signed-in users have a token for each set of variables.
 * @throws Problem if others are missing
 */
async function requestsFor({ name, requestOf, createRequests, without = [] }, { database, parameters, tokens }) {
  const bodyOf = requestOf ?? (await createRequests(database.connection));
  const operations = Object.entries(parameters).filter(([operation]) => !without.includes(operation));
  const missing = operations.filter(([operation, [variables]]) => !bodyOf(operation, variables)).map(([operation]) => operation);
  if (missing.length > 0) throw new Problem(`${name} has no ${missing.join(', ')}, and does not declare to be without.`);
  const isOfMembers = (operation) => Object.values(MEMBER_OPERATIONS).includes(operation);
  const requestsOf = (operation, sets) =>
    isOfMembers(operation)
      ? tokens.map((token, i) => ({ token, body: JSON.stringify(bodyOf(operation, sets[i % sets.length])) }))
      : sets.map((variables) => ({ body: JSON.stringify(bodyOf(operation, variables)) }));
  return Object.fromEntries(operations.map(([operation, sets]) => [operation, requestsOf(operation, sets)]));
}

/** Starts a server, and writes the requests to it to files. */
async function begin(peer, world) {
  const requests = await requestsFor(peer, world);
  const { name, start, translate, withoutProperties } = peer;
  const fileOf = (operation) => `${makeFolder('requests')}/${`${name}-${operation}`.replace(/\W+/g, '-')}.txt`;
  const files = Object.keys(requests).map((operation) => [operation, fileOf(operation)]);
  for (const [operation, file] of files) writeFileSync(file, requests[operation].map(({ token = '', body }) => `${token}\t${body}\n`).join(''));
  const running = await start(world.database);
  return { ...running, name, translate, withoutProperties, path: '/graphql', postgres: world.postgres, requests, files: Object.fromEntries(files) };
}

/**
 * Compares a server's response with that of `raw`. Responses can depend on the time: a different one is compared with a new one of `raw`.
 * @returns the difference, or undefined
 */
async function problemOf(server, operation, request, { expected, again }) {
  try {
    const response = await ask(server, request);
    const isRight = isSame(server, operation, response, expected) || isSame(server, operation, response, await again());
    return isRight ? undefined : `differs from raw for ${JSON.stringify(JSON.parse(request.body).variables)}`;
  } catch (error) {
    return error.message;
  }
}

/** Compares the responses of all servers with those of the first (`raw`). @returns a sentence for each wrong operation, and mean lengths (bytes) */
async function compare(servers) {
  const [raw, ...others] = servers;
  const differences = [];
  const bytes = {};
  for (const operation of Object.keys(raw.requests)) {
    const asked = raw.requests[operation].slice(0, COMPARED);
    const expected = [];
    for (const request of asked) expected.push(await ask(raw, request));
    bytes[operation] = Math.round(expected.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / asked.length);
    for (const server of others.filter(({ requests }) => requests[operation])) {
      const problems = [];
      for (const [i, request] of server.requests[operation].slice(0, COMPARED).entries())
        problems.push(await problemOf(server, operation, request, { expected: expected[i], again: () => ask(raw, asked[i]) }));
      const [first, ...more] = problems.filter(Boolean);
      if (first) differences.push(`${server.name}, ${operation}: ${1 + more.length} of ${asked.length} responses are wrong; the first ${first}`);
    }
  }
  return { differences, bytes };
}

/** Measures one server under load. @returns requests per second, latencies (ms), and CPU time per request of the server and of PostgreSQL (µs) */
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
    requests: server.requests[operation],
    file: server.files[operation],
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

/** Rotates a list by the number of the round, so that the order of the servers varies. */
const turned = (items, by) => items.map((_item, i) => items[(i + by) % items.length]);

/** Measures all servers alternately, so that other load on the machine affects all of them. @returns measurements by operation and server name */
async function measureAll(servers, { rounds, connections, seconds, warmUp }) {
  const operations = Object.keys(servers[0].requests);
  const results = Object.fromEntries(operations.map((operation) => [operation, Object.fromEntries(servers.map(({ name }) => [name, []]))]));
  if (warmUp > 0) {
    for (const server of servers) for (const operation of Object.keys(server.requests)) await measure(server, operation, { connections, seconds: warmUp });
  }
  for (let round = 0; round < rounds; round++) {
    for (const operation of operations) {
      for (const server of turned(servers, round))
        if (server.requests[operation]) results[operation][server.name].push(await measure(server, operation, { connections, seconds }));
    }
    console.log(`  round ${round + 1} of ${rounds}, load ${os.loadavg()[0].toFixed(1)}`);
  }
  return results;
}

/**
 * Measures the product, a minimal server (`raw`) and other servers with the largest database, and the product with the smaller ones.
 * @param sizes numbers of places, ascending
 * @throws Problem that lists wrong responses, before the measurements
 * @returns the sections of the results, whether all limits are met, and `isRight`: whether all servers give the same responses
 */
export async function benchServers({ sizes, rounds, connections, seconds, sets, warmUp }) {
  const worlds = [];
  const servers = [];
  try {
    for (const places of sizes) {
      const { database, postgres } = await openWorld(places);
      const parameters = await makeParameters(database.client, sets);
      const tokens = await makeMembers(database.client, await somePlaces(database.client, sets));
      const world = { places, database, postgres, parameters, tokens };
      worlds.push(world);
    }
    const [largest, ...smaller] = worlds.toReversed();
    for (const peer of SERVERS) servers.push(await begin(peer, largest));
    console.log('  comparing responses …');
    const { differences, bytes } = await compare(servers);
    if (differences.length > 0) throw new Problem(differences.join('\n'));
    console.log(`  ${servers.length} servers give the same responses`);
    for (const world of smaller) {
      servers.push(
        await begin(
          { name: `citypins, ${world.places} places`, start: (database) => startGuide(database, { node: NODE, env: UNCACHED }), requestOf: productRequest },
          world,
        ),
      );
    }
    const results = await measureAll(servers, { rounds, connections, seconds, warmUp });
    differences.push(...(await compare(servers.slice(0, SERVERS.length))).differences);
    const node = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim();
    return reportServers({ results, bytes, differences, sizes, tool: TOOL, node, rounds, connections, seconds, sets });
  } finally {
    for (const server of servers) await server.stop();
    for (const { database } of worlds) await database.stop();
  }
}
