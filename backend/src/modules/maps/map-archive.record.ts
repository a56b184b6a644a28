import type { EntityManager } from 'typeorm';
import { isId } from '../../core/db/index.js';
import { NotFound, type Reason } from '../../core/errors/index.js';
import { type BackgroundJob, BackgroundJobs } from '../../core/jobs/index.js';
import type { Box } from '../../core/tiles/index.js';
import { type ImportReason, reasonFaceOf } from '../imports/index.js';

/** Origins of map archives: an uploaded archive, an area of an archive on the web, or an OpenStreetMap extract. */
export type MapOrigin = 'upload' | 'area' | 'extract';

/** States in which archives are stored. */
export type StoredState = 'making' | 'ready' | 'failed';

/** Origin of the data of an archive. */
export interface MapDetails {
  /** Name of the uploaded file. */
  fileName?: string;
  /** Name of the machine that has the uploaded file until it is made. */
  machine?: string;
  /** Address of the archive from which an area is fetched. */
  address?: string;
  /** The area. */
  bounds?: Box;
  /** Flaws of the finished map. */
  warnings?: readonly ImportReason[];
}

/** Facts of a finished file. */
export interface MapFacts {
  kind: 'vector' | 'raster';
  version: string;
  minZoom: number;
  maxZoom: number;
  bounds: Box;
  /** Size of the file (bytes). */
  bytes: number;
  tileCount: number;
  layers: string[];
  attribution: string;
}

/** A map archive as it is stored, with the state of its job. */
export interface MapArchiveRecord {
  id: string;
  name: string;
  state: StoredState;
  origin: MapOrigin;
  /** Facts of the file, which are known before it is in the store; null until then. */
  finished: MapFacts | null;
  /** The same facts; null until the archive is ready. */
  facts: MapFacts | null;
  cityId: string | null;
  details: MapDetails;
  problem: ImportReason | null;
  jobId: string | null;
  createdAt: Date;
}

const FACTS = `jsonb_build_object('kind', m.kind, 'version', m.version, 'minZoom', m.min_zoom, 'maxZoom', m.max_zoom, 'bounds',
  jsonb_build_object('west', m.west, 'south', m.south, 'east', m.east, 'north', m.north), 'bytes', m.bytes, 'tileCount', m.tile_count, 'layers', m.layers,
  'attribution', m.attribution)`;
const COLUMNS = `m.id, m.name, m.state, m.origin, CASE WHEN m.version IS NOT NULL THEN ${FACTS} END AS finished,
  CASE WHEN m.state = 'ready' THEN ${FACTS} END AS facts, m.city_id AS "cityId", m.details, m.problem,
  m.job_id AS "jobId", m.created_at AS "createdAt"`;

/** Returns an archive whose job has ended without a result as failed. */
function withJob(row: MapArchiveRecord, job: BackgroundJob | undefined): MapArchiveRecord {
  if (row.state !== 'making' || job?.state === 'waiting' || job?.state === 'running') return row;
  const reason: Reason | { text: string } = job?.error ? { text: job.error } : 'maps.makingStopped';
  return { ...row, state: 'failed', problem: row.problem ?? reasonFaceOf(reason) };
}

/** Reads archives, the newest first. @param where SQL condition on the row `m` */
async function readArchives(manager: EntityManager, where: string, parameters: readonly unknown[]): Promise<MapArchiveRecord[]> {
  const rows = await manager.query<MapArchiveRecord[]>(`SELECT ${COLUMNS} FROM map_archives m WHERE ${where} ORDER BY m.created_at DESC, m.id DESC`, [
    ...parameters,
  ]);
  const jobs = await new BackgroundJobs(manager).some(rows.flatMap(({ state, jobId }) => (state === 'making' && jobId ? [jobId] : [])));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return rows.map((row) => withJob(row, byId.get(row.jobId ?? '')));
}

/** Returns all archives, the newest first. */
export const listArchives = (manager: EntityManager): Promise<MapArchiveRecord[]> => readArchives(manager, 'true', []);

/** Returns an archive; undefined if there is none. */
export async function findArchive(manager: EntityManager, id: string): Promise<MapArchiveRecord | undefined> {
  const [found] = isId(id) ? await readArchives(manager, 'm.id = $1', [id]) : [];
  return found;
}

/** Returns an archive. @param isLocked locks its row until the end of the transaction @throws NotFound */
export async function getArchive(manager: EntityManager, id: string, { isLocked = false } = {}): Promise<MapArchiveRecord> {
  if (isLocked && isId(id)) await manager.query('SELECT FROM map_archives WHERE id = $1 FOR UPDATE', [id]);
  const found = await findArchive(manager, id);
  if (!found) throw new NotFound('mapArchive');
  return found;
}

/** Parameters: the archive, and its job. */
const OF_JOB = 'WHERE id = $1 AND job_id IS NOT DISTINCT FROM $2';

const FINISHED = `
UPDATE map_archives SET kind = $3, version = $4, min_zoom = $5, max_zoom = $6, west = $7, south = $8, east = $9, north = $10,
  bytes = $11, tile_count = $12, layers = $13, attribution = $14, details = details || $15
${OF_JOB}`;

type OfJob = Pick<MapArchiveRecord, 'id' | 'jobId'>;

/**
 * Stores the facts of a finished file before it goes into the store, if the archive still belongs to a job. So an attempt that begins after a kill finds the
 * file there, and no removal of another archive takes the file.
 * @param warnings flaws that its making has found
 * @returns whether it does
 */
export async function noteFinished(manager: EntityManager, { id, jobId }: OfJob, facts: MapFacts, warnings: readonly ImportReason[] = []): Promise<boolean> {
  const { kind, version, minZoom, maxZoom, bounds, bytes, tileCount, layers, attribution } = facts;
  const { west, south, east, north } = bounds;
  const values = [kind, version, minZoom, maxZoom, west, south, east, north, bytes, tileCount, layers, attribution, warnings.length > 0 ? { warnings } : {}];
  const [, count] = await manager.query<[unknown, number]>(FINISHED, [id, jobId, ...values]);
  return count > 0;
}

/** Marks an archive as ready, if it still belongs to a job. @returns whether it does */
export async function markReady(manager: EntityManager, { id, jobId }: OfJob): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(`UPDATE map_archives SET state = 'ready', problem = NULL ${OF_JOB}`, [id, jobId]);
  return count > 0;
}
