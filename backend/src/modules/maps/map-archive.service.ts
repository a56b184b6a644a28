import os from 'node:os';
import type { EntityManager } from 'typeorm';
import { beginChange, type Viewer } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { Conflict, InvalidInput, NotFound, UnusableFile } from '../../core/errors/index.js';
import { BackgroundJobs, JobQueue } from '../../core/jobs/index.js';
import { archiveAddress, type Box } from '../../core/tiles/index.js';
import { cleanText, cutText, shownFileName, textOrNull } from '../../core/validation/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget } from '../activities/index.js';
import { type FetchMapAreaInput, LONGEST_NAME, MOST_MARGIN, USUAL_MARGIN } from './map.input.js';
import { MAKE_MAP, REMOVE_MAP_FILES } from './map.task.js';
import { archiveView, type MapArchives, type MapArchiveView, worldFacts } from './map.type.js';
import { areaOfCity, type CityArea } from './map-area.query.js';
import {
  getArchive,
  listArchives,
  type MapArchiveRecord,
  type MapDetails,
  type MapFacts,
  type MapOrigin,
  markReady,
  noteFinished,
} from './map-archive.record.js';
import type { MapStore } from './map-store.js';
import type { MapUploads } from './map-uploads.js';
import { isExtract, nameOfFile, originOf } from './received-file.js';

/** Maximum number of archives. */
const MOST = 100;
/** Key of the advisory lock; no other code uses this number. */
const LOCK = 4_202_667;

/** An archive to make. */
interface NewArchive {
  /** Id; by default a new one. */
  id?: string;
  name: string;
  origin: MapOrigin;
  cityId?: string | null;
  details: MapDetails;
}

/** Objects that the service needs besides those of the modules on the left. */
interface Parts {
  store: MapStore;
  uploads: MapUploads;
  /** Whether areas can be fetched from private addresses, and by `http:`. */
  allowsPrivate: boolean;
}

/** Map archives of the operator, for admins. */
export class MapArchiveService {
  private readonly jobs: BackgroundJobs;

  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<ActivityModule, 'activities'>,
    private readonly parts: Parts,
  ) {
    this.jobs = new BackgroundJobs(manager);
  }

  /** Returns all archives, the newest first, and the world map. */
  async list(): Promise<MapArchives> {
    const rows = await listArchives(this.manager);
    return { items: await Promise.all(rows.map((row) => this.viewOf(row))), world: worldFacts() };
  }

  /** @throws NotFound */
  async get(id: string): Promise<MapArchiveView> {
    return this.viewOf(await getArchive(this.manager, id));
  }

  /** Returns the area of a city with a margin (km). @throws InvalidInput for a margin out of range, NotFound */
  async areaOf(cityId: string, marginKm: number): Promise<Box> {
    if (!(marginKm >= 0 && marginKm <= MOST_MARGIN)) throw new InvalidInput({ marginKm: ['maps.marginInvalid', { most: MOST_MARGIN }] });
    const area = await areaOfCity(this.manager, cityId, marginKm);
    if (!area) throw new NotFound('city');
    return area.box;
  }

  /** Fetches an area of an archive on the web, in the background. @throws InvalidInput with the wrong field; Conflict if there are too many archives */
  async fetchArea(viewer: Viewer, input: FetchMapAreaInput): Promise<MapArchiveView> {
    const address = this.addressOf(input.address);
    const city = input.cityId ? await this.cityOf(input.cityId, input.marginKm ?? USUAL_MARGIN) : undefined;
    const box = input.bounds ? boxOf(input.bounds) : city?.box;
    if (!box) throw new InvalidInput({ bounds: 'maps.areaMissing' });
    const name = textOrNull(input.name) ?? cutText(city?.name ?? new URL(address).host, LONGEST_NAME);
    return this.add(viewer, { name, origin: 'area', cityId: city ? input.cityId : null, details: { address, bounds: box } });
  }

  /** Returns the folder for uploads, which exists then. @throws Conflict if there are too many archives */
  async uploads(): Promise<string> {
    await this.requireRoom();
    await this.parts.uploads.prepare();
    return this.parts.uploads.folder;
  }

  /**
   * Takes an uploaded file, and starts the job that makes its map.
   * @param file its path @param name its name on the machine of the user
   * @throws InvalidInput if no map can be made from it; Conflict if there are too many archives
   */
  async receive(viewer: Viewer, file: string, name: string): Promise<MapArchiveView> {
    const origin = await originOf(file);
    const fileName = shownFileName(name, 'map');
    const id = newId();
    const details = { fileName, machine: os.hostname() };
    await this.requireRoom();
    await this.parts.uploads.keep(id, file);
    return this.add(viewer, { id, name: cutText(nameOfFile(fileName), LONGEST_NAME), origin, details });
  }

  /**
   * Takes a copy of the file of an import, and starts the job that draws its map.
   * @param file its path, and its name on the machine of the user
   * @throws Conflict if it is no OpenStreetMap extract, or there are too many archives; InvalidInput if it is too large
   */
  async receiveCopy(viewer: Viewer, { path, name }: { path: string; name: string }): Promise<MapArchiveView> {
    if (!(await isExtract(path))) throw new Conflict('maps.importNotExtract');
    const origin = await originOf(path);
    const id = newId();
    try {
      await this.parts.uploads.copy(id, path);
      return await this.add(viewer, { id, name: cutText(nameOfFile(name), LONGEST_NAME), origin, details: { fileName: name, machine: os.hostname() } });
    } catch (error) {
      await this.parts.uploads.remove(id);
      throw error;
    }
  }

  /** Adds an archive, and starts the job that makes it. @throws Conflict if there are too many */
  async add(viewer: Viewer, archive: NewArchive): Promise<MapArchiveView> {
    const id = await this.insert(viewer, archive);
    const jobId = await this.jobs.add(MAKE_MAP, { archiveId: id }, { actorId: viewer.id, details: { archiveId: id, name: archive.name } });
    await this.manager.query('UPDATE map_archives SET job_id = $2 WHERE id = $1', [id, jobId]);
    return this.get(id);
  }

  /** Adds an archive whose file is in the store. @param viewer null for a command @throws Conflict if there are too many */
  async addMade(viewer: Pick<Viewer, 'id'> | null, archive: NewArchive, facts: MapFacts): Promise<MapArchiveView> {
    const id = await this.insert(viewer, archive);
    await noteFinished(this.manager, { id, jobId: null }, facts);
    await markReady(this.manager, { id, jobId: null });
    return this.get(id);
  }

  private async insert(viewer: Pick<Viewer, 'id'> | null, { id = newId(), name, origin, cityId = null, details }: NewArchive): Promise<string> {
    await this.requireRoom();
    await this.manager.query(`INSERT INTO map_archives (id, name, state, origin, city_id, details, created_by) VALUES ($1, $2, 'making', $3, $4, $5, $6)`, [
      id,
      name,
      origin,
      cityId,
      details,
      viewer?.id ?? null,
    ]);
    const { fileName, address } = details;
    await this.left.activities.note(viewer, {
      action: ActivityAction.CREATED,
      kind: ActivityTarget.MAP,
      id,
      label: name,
      after: { origin, ...(fileName !== undefined && { file_name: fileName }), ...(address !== undefined && { address }) },
    });
    return id;
  }

  /** Renames an archive; `undo` can restore its name. @throws NotFound; InvalidInput for an empty name */
  async rename(viewer: Viewer, id: string, name: string): Promise<MapArchiveView> {
    const archive = await getArchive(this.manager, id);
    const cleaned = cleanText(name, {});
    await this.left.activities.update(beginChange(viewer), {
      kind: ActivityTarget.MAP,
      action: ActivityAction.UPDATED,
      rows: { where: 't.id = $1', parameters: [archive.id] },
      values: { name: cleaned },
    });
    return this.get(id);
  }

  /** Removes an archive and its file, and cancels the job that makes it. @returns the archive as it was @throws NotFound */
  async remove(viewer: Pick<Viewer, 'id'> | null, id: string): Promise<MapArchiveView> {
    const archive = await getArchive(this.manager, id, { isLocked: true });
    const view = await this.viewOf(archive);
    if (archive.jobId) await this.jobs.cancel(archive.jobId);
    await this.manager.query('DELETE FROM map_archives WHERE id = $1', [archive.id]);
    await new JobQueue(this.manager).add(REMOVE_MAP_FILES, { archiveId: archive.id, version: archive.finished?.version ?? null });
    await this.left.activities.note(viewer, {
      action: ActivityAction.DELETED,
      kind: ActivityTarget.MAP,
      id: archive.id,
      label: archive.name,
      before: { origin: archive.origin },
    });
    return view;
  }

  /** Serializes additions, so that together they cannot exceed the maximum. @throws Conflict if there is no room for another archive */
  private async requireRoom(): Promise<void> {
    await this.manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const [{ n }] = await this.manager.query<[{ n: number }]>('SELECT count(*)::integer AS n FROM map_archives');
    if (n >= MOST) throw new Conflict(['maps.tooMany', { n: MOST }]);
  }

  private async viewOf(row: MapArchiveRecord): Promise<MapArchiveView> {
    return archiveView(row, row.facts !== null && (await this.parts.store.sizeOf(row.facts.version)) === null);
  }

  private async cityOf(cityId: string, margin: number): Promise<CityArea> {
    const area = await areaOfCity(this.manager, cityId, margin);
    if (!area) throw new InvalidInput({ cityId: 'maps.cityUnknown' });
    return area;
  }

  /** Returns an address as it is fetched. @throws InvalidInput */
  private addressOf(text: string): string {
    try {
      const address = archiveAddress(cleanText(text, {}), this.parts.allowsPrivate);
      address.hash = '';
      return address.href;
    } catch (error) {
      throw error instanceof UnusableFile ? new InvalidInput({ address: error.reason }) : error;
    }
  }
}

/** Returns a rectangle from an input. @throws InvalidInput if it has no area; a rectangle across the date line is not allowed */
function boxOf({ southWest, northEast }: NonNullable<FetchMapAreaInput['bounds']>): Box {
  const box = { west: southWest.longitude, south: southWest.latitude, east: northEast.longitude, north: northEast.latitude };
  if (box.west >= box.east || box.south >= box.north) throw new InvalidInput({ bounds: 'maps.areaInvalid' });
  return box;
}
