import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { at } from '../scripts/lib/paths.mjs';
import { makeWorld } from './data/world.mjs';
import { inFolder, makeFolder } from './lib/folder.mjs';
import { startDatabase } from './lib/guide.mjs';
import { table } from '../scripts/lib/markdown.mjs';

/** Limits for a million places: duration (minutes) and peak memory (MB). */
const BAR = { minutes: 5, megabytes: 400 };
const MILLION = 1_000_000;

/** Creates a GeoJSON file with one place a line. Later runs use the same file. @returns its path */
async function makeFile(places) {
  const file = `${makeFolder('files')}/places-${places}.ndjson`;
  if (existsSync(file)) return file;
  const world = makeWorld(places);
  const cities = new Map(world.cities.map((city) => [city.id, city]));
  const stream = createWriteStream(`${file}.part`);
  for (const { id, cityId, name, description, category, latitude, longitude, fullAddress, pincode, phone, website, priceRange } of world.places()) {
    const { name: city, state, country } = cities.get(cityId);
    const feature = {
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { name, description, category, city, state, country, address: fullAddress, pincode, phone, website, price_range: priceRange },
    };
    if (!stream.write(`${JSON.stringify(feature)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  renameSync(`${file}.part`, file);
  return file;
}

/** Returns the peak memory of a process so far (MB). Linux only. */
const peakOf = (pid) => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Runs `citypins` with arguments. @returns the duration (`minutes`) and the peak memory (`megabytes`) */
async function run(args, dataDir) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-old-space-size=256', at('scripts/citypins.mjs'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let megabytes = 0;
  const watch = setInterval(() => (megabytes = child.exitCode === null ? peakOf(child.pid) : megabytes), 200);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`citypins ${args.join(' ')} has ended with code ${code}.`);
  return { minutes: (performance.now() - started) / 60_000, megabytes };
}

/** Counts the places in the database of a folder, and the rows that repeat one: generated places can have one name within 50 m. */
async function countRows(name) {
  const { client, stop } = await startDatabase(name);
  try {
    const sql = "SELECT (SELECT count(*) FROM places)::integer + (SELECT sum((summary ->> 'repeated')::integer) FROM imports)::integer AS n";
    return (await client.query(sql)).rows[0].n;
  } finally {
    await stop();
  }
}

/**
 * Imports generated places into an empty installation, and creates their cities.
 * @returns the section of the results, and whether the limits are met
 */
export async function benchImport({ places }) {
  const file = await makeFile(places);
  rmSync(inFolder('import'), { recursive: true, force: true });
  const { minutes, megabytes } = await run(['import', file, '--create-cities'], inFolder('import'));
  const found = await countRows('import');
  if (found !== places) throw new Error(`Of ${places} places ${found} have come.`);
  const isMet = minutes <= (BAR.minutes * places) / MILLION && megabytes < BAR.megabytes;
  return {
    section: {
      title: `Import of ${places.toLocaleString('en')} places`,
      markdown: `GeoJSON, one place a line, into an empty guide, which the command makes with its database and its cities on the way. At most ${BAR.minutes} minutes for a million
and ${BAR.megabytes} MB in the process that reads.

${table(['minutes', 'places/s', 'peak MB', 'met'], [[minutes.toFixed(1), Math.round(places / minutes / 60), Math.round(megabytes), isMet ? 'yes' : 'NO']])}`,
    },
    isMet,
  };
}
