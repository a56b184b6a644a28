import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/paths.mjs';
import { adminToken, asAdmin } from './guide.mjs';

/** Extract of OpenStreetMap of which a map archive is made. */
const EXTRACT = 'bench/data/vaduz/vaduz.osm.pbf';
/** Size of the extract (bytes). */
export const EXTRACT_BYTES = readFileSync(at(EXTRACT)).length;
/** Time limit of the job (ms), and the pause between two queries of its state. */
const PATIENCE = 300_000;
const PAUSE = 100;

const ARCHIVES = '{ mapArchives { items { id state layer { url } problem { text } } } }';

async function upload(guide) {
  const form = new FormData();
  form.set('file', new Blob([readFileSync(at(EXTRACT))]), 'vaduz.osm.pbf');
  const headers = { Authorization: `Bearer ${await adminToken(guide)}` };
  const response = await fetch(`${guide.url}/api/admin/map/archives`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`The extract is refused: ${await response.text()}`);
}

/** Removes all map archives of an installation. @param graphql function that `asAdmin` returns */
export async function removeMaps(graphql) {
  for (const { id } of (await graphql(ARCHIVES)).mapArchives.items) await graphql('mutation ($id: ID!) { removeMapArchive(id: $id) { id } }', { id });
}

/**
 * Makes the map of Vaduz the only archive of an installation.
 * @returns address of its tiles, with {z}, {x} and {y}, and the time from the upload until it is ready (ms)
 * @throws if the map cannot be made
 */
export async function makeVaduz(guide) {
  const graphql = await asAdmin(guide);
  await removeMaps(graphql);
  const started = performance.now();
  await upload(guide);
  while (performance.now() - started < PATIENCE) {
    const [archive] = (await graphql(ARCHIVES)).mapArchives.items;
    if (archive.state === 'READY') return { url: archive.layer.url, took: performance.now() - started };
    if (archive.state === 'FAILED') throw new Error(`The map cannot be made: ${archive.problem?.text ?? 'unknown problem'}`);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  throw new Error('The map is not made in time.');
}
