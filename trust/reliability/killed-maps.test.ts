import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveRanges, writeSample } from '../../backend/test/files/tiles.js';
import { checkArchive, fileSource, versionOf } from '../../backend/src/core/tiles/index.js';
import { figure } from '../support/figures.js';
import { dataFolder, type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { query, startCluster } from '../support/postgres.js';

const KILLS = 8;
/** Maximum wait for all maps (ms). Jobs of a dead process are released after 90 s, and each kill can hit one again. */
const PATIENCE = 300_000;
const TIMEOUT = 900_000;
/** Time (ms) before each response of the server with the archive. */
const SLOW = 150;
/** Pieces and pauses (ms) of a slow upload. */
const PIECES = 12;
const PAUSE = 40;

const VADUZ = { west: 9.4, south: 47, east: 9.7, north: 47.3 };
const AREA = { southWest: { latitude: 47.05, longitude: 9.45 }, northEast: { latitude: 47.25, longitude: 9.65 } };

interface Archive {
  id: string;
  state: string;
  problem: { text: string } | null;
  layer: { url: string } | null;
}

/** Makes an archive whose tiles differ from those of others. */
async function sample(folder: string, n: number): Promise<Buffer> {
  const file = path.join(folder, `sample-${n}.pmtiles`);
  await writeSample(file, { ...VADUZ, east: VADUZ.east + n / 100 }, [0, 13]);
  const bytes = readFileSync(file);
  rmSync(file);
  return bytes;
}

/** Uploads an archive in pieces, with pauses. @returns whether it was acknowledged */
async function uploadSlowly(url: string, { headers }: Person, bytes: Buffer): Promise<boolean> {
  const boundary = 'x'.repeat(30);
  const size = Math.ceil(bytes.length / PIECES);
  async function* body() {
    yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="town.pmtiles"\r\n\r\n`);
    for (let at = 0; at < bytes.length; at += size) {
      yield bytes.subarray(at, at + size);
      await sleep(PAUSE);
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const type = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const request = { method: 'POST', headers: { ...headers, ...type }, body: Readable.toWeb(Readable.from(body())) as ReadableStream, duplex: 'half' } as const;
  return fetch(`${url}/api/admin/map/archives`, request).then(
    ({ status }) => status === 201,
    () => false,
  );
}

test(
  'maps whose upload or fetch was acknowledged are made despite kills of the app, and no partial file is served or stays',
  async () => {
    const cluster = await startCluster();
    const folder = dataFolder();
    const web = await serveRanges(await sample(folder, 99));
    // A late response: the fetch takes some seconds.
    web.onRequest = () => sleep(SLOW);
    const variables = { DATABASE_URL: cluster.url(), SAMPLE_DATA: 'off', WEBHOOK_PRIVATE_ADDRESSES: 'on' };
    let instance: Instance = await startInstance(variables);
    const [admin] = (await addPeople(cluster.url(), 1, 'admin')) as [Person];
    const graphql = async (text: string, input?: object) => {
      const body = JSON.stringify({ query: text, variables: { input } });
      const response = await fetch(`${instance.url}/graphql`, { method: 'POST', body, headers: { ...admin.headers, 'Content-Type': 'application/json' } });
      return (await response.json()) as { data?: { mapArchives?: { items: Archive[] } } };
    };
    const fetchArea = () =>
      graphql('mutation ($input: FetchMapAreaInput!) { fetchMapArea(input: $input) { id } }', { address: web.address, bounds: AREA }).then(
        ({ data }) => Boolean(data),
        () => false,
      );

    const acknowledged: boolean[] = [];
    for (let n = 0; n < KILLS; n += 1) {
      const bytes = await sample(folder, n);
      const work = [uploadSlowly(instance.url, admin, bytes), fetchArea()];
      await sleep(Math.random() * PIECES * PAUSE * 2);
      await instance.kill();
      acknowledged.push(...(await Promise.all(work)));
      instance = await startInstance({ ...variables, PORT: String(instance.port), DATA_DIR: instance.dataDir });
    }

    const list = async () => (await graphql('{ mapArchives { items { id state problem { text } layer { url } } } }')).data?.mapArchives?.items ?? [];
    let archives = await list();
    for (const end = Date.now() + PATIENCE; archives.some(({ state }) => state === 'MAKING') && Date.now() < end; archives = await list()) await sleep(500);
    expect(archives.map(({ state, problem }) => [state, problem])).toEqual(archives.map(() => ['READY', null]));
    // A kill between the commit and the response leaves an archive that was not acknowledged.
    expect(archives.length).toBeGreaterThanOrEqual(acknowledged.filter(Boolean).length);
    expect(archives.length).toBeGreaterThan(0);

    const maps = path.join(instance.dataDir, 'maps');
    const rows = await query<{ version: string }>(cluster.url(), 'SELECT DISTINCT version FROM map_archives');
    const names = rows.map(({ version }) => `${version}.pmtiles`).sort();
    for (const { version } of rows) {
      const file = path.join(maps, `${version}.pmtiles`);
      expect(versionOf(createHash('sha256').update(readFileSync(file)))).toBe(version);
      const source = await fileSource(file);
      await checkArchive(source);
      await source.close();
    }
    for (const { layer } of archives) {
      const address = (layer?.url ?? '').replace('{z}', '0').replace('{x}', '0').replace('{y}', '0');
      expect((await fetch(new URL(address, instance.url))).status).toBe(200);
    }

    // The upkeep deletes what killed uploads have left, after a day.
    const left = readdirSync(maps).filter((name) => !names.includes(name));
    const yesterday = new Date(Date.now() - 90_000_000);
    for (const name of left) utimesSync(path.join(maps, name), yesterday, yesterday);
    await query(cluster.url(), "SELECT graphile_worker.add_job('map-upkeep')");
    for (const end = Date.now() + PATIENCE; readdirSync(maps).length > names.length && Date.now() < end; ) await sleep(200);
    expect(readdirSync(maps).sort()).toEqual(names);
    expect(names.every((name) => statSync(path.join(maps, name)).size > 0)).toBe(true);
    figure(
      'R16',
      `${KILLS} kills during 16 uploads and fetches: ${acknowledged.filter(Boolean).length} acknowledged, 0 lost; ${left.length} partial files, deleted after a day`,
    );
    web.stop();
    await instance.stop();
  },
  TIMEOUT,
);
