import { setTimeout as sleep } from 'node:timers/promises';
import { archiveWith } from '../../backend/test/files/archives.js';
import type { Person } from '../support/people.js';
import { type Payload, PAYLOADS } from './payloads.js';
import type { Writer } from './writing.js';

/** Number of fetched areas that are kept: a site has at most 100 archives. */
const FETCHED = 8;

/** Time (ms) for all archives to be made. */
const PATIENCE = 120_000;
const POLL = 200;

export const [READY, FAILED] = ['READY', 'FAILED'] as const;

/** A map archive as the console shows it. */
export interface MadeArchive {
  id: string;
  name: string;
  state: string;
  layers: string[];
  attribution: string | null;
}

const AREA = { southWest: { latitude: 12, longitude: 45 }, northEast: { latitude: 13, longitude: 46 } };

const must = async (writer: Writer, admin: Person, text: string, variables: object = {}): Promise<unknown> => {
  const { data, errors } = await writer.ask(admin, text, variables);
  if (!data) throw new Error(`${text}: ${JSON.stringify(errors)}`);
  return data;
};

/**
 * Uploads an archive whose file name, credits and a layer are the payload, and renames it to the payload. Fetches an area whose address and name are the
 * payload; the address is private, so that no archive is made.
 * @returns the stored names
 */
export async function writeArchives(writer: Writer, admin: Person, payload: Payload): Promise<(string | undefined)[]> {
  const { n, text } = payload;
  const metadata = JSON.stringify({ vector_layers: [{ id: 'water' }, { id: text }], attribution: text });
  const id = await writer.uploadFile(admin, '/api/admin/map/archives', `${text}.pmtiles`, archiveWith(['0/0/0'], { metadata, zooms: [0, 0] }));
  const name = await writer.writeArgument(admin, 'renameMapArchive', 'name', payload, { id });
  const fetched = await writer.write(admin, 'fetchMapArea', payload, { input: { cityId: null, bounds: AREA } }, '{ id }');
  if (n <= FETCHED) return [name, fetched.kept.name];
  await must(writer, admin, 'mutation ($id: ID!) { removeMapArchive(id: $id) { id } }', { id: fetched.id });
  return [name];
}

/** Waits until no archive is being made. @returns all of them */
export async function madeArchives(writer: Writer, admin: Person): Promise<MadeArchive[]> {
  for (const end = Date.now() + PATIENCE; ; ) {
    const { mapArchives } = (await must(writer, admin, '{ mapArchives { items { id name state layers attribution } } }')) as {
      mapArchives: { items: MadeArchive[] };
    };
    const { items } = mapArchives;
    if (items.every(({ state }) => state === READY || state === FAILED)) {
      expect(items).toHaveLength(PAYLOADS.length + PAYLOADS.filter(({ n }) => n <= FETCHED).length);
      return items;
    }
    if (Date.now() > end) throw new Error(`Archives are not made: ${JSON.stringify(items.filter(({ state }) => state !== READY && state !== FAILED))}`);
    await sleep(POLL);
  }
}

/** Chooses whether maps show the archives of the site, or the tiles of an address. */
export async function chooseMaps(url: string, { headers }: Person, source: 'own' | 'tiles'): Promise<void> {
  const address = `${url}/api/admin/settings/map`;
  const { version, value } = (await (await fetch(address, { headers })).json()) as { version: number; value: object };
  const body = JSON.stringify({ version, value: { ...value, source } });
  const response = await fetch(address, { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' }, body });
  if (!response.ok) throw new Error(`The settings were answered ${response.status}: ${await response.text()}`);
}
