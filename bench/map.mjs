import { writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import { at } from '../scripts/lib/paths.mjs';
import { short, table } from '../scripts/lib/markdown.mjs';
import { makeFolder } from './lib/folder.mjs';
import { asAdmin, startDatabase, startGuide, startScript } from './lib/guide.mjs';
import { pressOne, TOOL } from './lib/pressure.mjs';
import { median } from './lib/statistics.mjs';
import { EXTRACT_BYTES, makeVaduz, removeMaps } from './lib/vaduz.mjs';

/** Measured tile, in the middle of Vaduz. */
const TILE = { z: 14, x: 8625, y: 5753 };
/** Maximum time (s) from the upload of the extract to the tile. */
const READY_BAR = 15;
/** Minimum ratio of the product's rate to that of node:http. */
const RATE_BAR = 0.5;

const GZIP = { 'Accept-Encoding': 'gzip' };
/** Headers that node:http sets by itself. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Gets an address. @returns status, headers without those of node:http, and the bytes as sent */
function get(address) {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: GZIP }, async (response) => {
        const parts = await response.toArray();
        const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !OWN.includes(name)));
        resolve({ status: response.statusCode, headers, body: Buffer.concat(parts) });
      })
      .on('error', reject);
  });
}

/** Starts a server with node:http alone that gives the same answer. */
function startPlain({ headers, body }) {
  const file = `${makeFolder('requests')}/tile.json`;
  writeFileSync(file, JSON.stringify({ headers: { ...headers, 'content-length': body.length }, bytes: body.toString('base64') }));
  return startScript({ script: at('bench/lib/plain-file.mjs'), env: { ANSWER: file }, ready: '/' });
}

/** Measures both servers alternately, so that other load on the machine affects both. @returns measurements by name */
async function measureAll(servers, { rounds, connections, seconds, warmUp }) {
  const measured = Object.fromEntries(servers.map(({ name }) => [name, []]));
  const press = async ({ name, url }, duration) => {
    const { requests, seconds: took, p50, p99, errors } = await pressOne({ url, headers: GZIP, connections, seconds: duration });
    if (errors > 0) throw new Error(`${name} has failed ${errors} times.`);
    return { rate: requests / took, p50, p99 };
  };
  if (warmUp > 0) for (const server of servers) await press(server, warmUp);
  for (let round = 0; round < rounds; round++) {
    for (const server of round % 2 === 0 ? servers : servers.toReversed()) measured[server.name].push(await press(server, seconds));
    console.log(`  round ${round + 1} of ${rounds}, load ${os.loadavg()[0].toFixed(1)}`);
  }
  return measured;
}

function report({ measured, body, took, ratio, rounds, connections, seconds }) {
  const rows = Object.entries(measured).map(([name, all]) => [
    name,
    ...['rate', 'p50', 'p99'].map((key) => short(median(all.map((one) => one[key])))),
    name === 'citypins' ? ratio.toFixed(2) : '1.00',
  ]);
  const verdict = (isMet) => (isMet ? 'yes' : 'NO');
  return {
    title: 'Map tiles',
    markdown: `A tile of Vaduz at zoom ${TILE.z} (${body.length.toLocaleString('en')} bytes), from a file of the installation. \`node:http\` answers with the same bytes and headers from memory, and does nothing else. Both
are one process. ${TOOL}, ${connections} connections, ${rounds} rounds of ${seconds} s for each server in turn; medians, the ratio within a round.

${table(['tile', 'req/s', 'p50 ms', 'p99 ms', 'ratio'], rows)}

The ratio is at least ${RATE_BAR}: ${verdict(ratio >= RATE_BAR)}.

An extract of OpenStreetMap of ${(EXTRACT_BYTES / 1e6).toFixed(1)} MB is a map with this tile ${took.toFixed(1)} s after its upload began, at most ${READY_BAR}: ${verdict(took <= READY_BAR)}.`,
  };
}

/**
 * Measures how fast an extract becomes a map, and the delivery of a tile of it beside node:http.
 * @returns the section of the results, whether the limits are met, and `isRight`: whether both servers give the same response
 */
export async function benchMap(options) {
  const database = await startDatabase('map');
  let guide;
  let plain;
  try {
    guide = await startGuide(database, { env: { WORKERS: '1' } });
    const { url, took } = await makeVaduz(guide);
    const path = Object.entries(TILE).reduce((address, [name, value]) => address.replace(`{${name}}`, value), url);
    const tile = await get(guide.url + path);
    plain = await startPlain(tile);
    const copy = await get(plain.url + path);
    const isRight = tile.status === 200 && copy.body.equals(tile.body) && Object.keys(tile.headers).every((name) => copy.headers[name] === tile.headers[name]);
    if (!isRight) throw new Error(`The responses differ: ${tile.status} ${JSON.stringify([tile.headers, copy.headers])}`);
    const servers = [
      { name: 'node:http', url: plain.url + path },
      { name: 'citypins', url: guide.url + path },
    ];
    const measured = await measureAll(servers, options);
    const ratio = median(measured.citypins.map(({ rate }, round) => rate / measured['node:http'][round].rate));
    await removeMaps(await asAdmin(guide));
    return {
      section: report({ ...options, measured, body: tile.body, took: took / 1000, ratio }),
      isMet: ratio >= RATE_BAR && took / 1000 <= READY_BAR,
      isRight,
    };
  } finally {
    await plain?.stop();
    await guide?.stop();
    await database.stop();
  }
}
