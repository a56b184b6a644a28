import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import os from 'node:os';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { newId } from '../../../core/db/index.js';
import { Conflict, NotFound } from '../../../core/errors/index.js';
import { BackgroundJobs } from '../../../core/jobs/index.js';
import type { SignedAddresses } from '../../../core/pictures/index.js';
import {
  countContent,
  EXPORT_PACK,
  IMPORT_PACK,
  isEmptyGuide,
  type Mode,
  PackReader,
  type PackPlan,
  planImport,
  refusal,
  withPack,
} from '../../../packs/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget } from '../../activities/index.js';
import { PackFolder } from './pack-folder.js';
import type { Pack } from './pack.type.js';

/** Path of the file of an exported pack. */
const filePath = (name: string): string => `/backups/packs/${name}`;

/** Dependencies of the packs. */
export interface PackParts {
  folder: string;
  /** Signs the addresses of files for a minute or two. */
  addresses: SignedAddresses;
}

/** Exports and imports packs, for admins. */
export class PackService {
  private readonly folder: PackFolder;
  private readonly jobs: BackgroundJobs;

  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<ActivityModule, 'activities'>,
    private readonly parts: PackParts,
  ) {
    this.folder = new PackFolder(parts.folder);
    this.jobs = new BackgroundJobs(manager);
  }

  /** Returns the exported packs on this machine, the newest first. */
  list(): Promise<Pack[]> {
    return this.folder.exports();
  }

  /** Returns the folder for uploads, which exists then. */
  async uploads(): Promise<string> {
    await this.folder.prepare();
    return this.folder.folder;
  }

  /** Starts an export in the background. @returns the id of its job */
  async export(viewer: Viewer): Promise<string> {
    const id = await this.jobs.add(EXPORT_PACK, { name: PackFolder.exportName(new Date()) }, { actorId: viewer.id, isSingle: true });
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id, label: EXPORT_PACK.name });
    return id;
  }

  /** Returns an address from which a browser can load the file for a minute. @throws NotFound */
  async link(viewer: Viewer, name: string): Promise<string> {
    if (!(await this.folder.hasExport(name))) throw new NotFound('pack');
    await this.left.activities.note(viewer, { action: ActivityAction.DOWNLOADED, kind: ActivityTarget.FILE, id: newId(), label: name });
    return this.parts.addresses.sign(filePath(name));
  }

  /**
   * Opens the file of a signed address.
   * @param query query parameters of the address
   * @throws NotFound for a wrong or expired signature, too
   */
  async open(name: string, query: Readonly<Record<string, unknown>>): Promise<{ name: string; stream: fs.ReadStream; size: number }> {
    if (!this.parts.addresses.accepts(filePath(name), query) || !(await this.folder.hasExport(name))) throw new NotFound('pack');
    const file = this.folder.pathOf(name);
    return { name, stream: fs.createReadStream(file), size: (await stat(file)).size };
  }

  /**
   * Takes an uploaded zip, which can then be imported for a day.
   * @returns its id, and what an import would do
   * @throws InvalidInput if it is no pack
   */
  async receive(file: string): Promise<{ id: string; preview: PackPlan }> {
    const preview = await this.planOf(file);
    const id = newId();
    await rename(file, this.folder.uploadPath(id));
    return { id, preview };
  }

  /** Returns what an import of an upload, or of a pack of the app, would do. @throws Conflict if the upload is gone */
  async preview(id: string): Promise<PackPlan> {
    return this.planOf(await this.find(id));
  }

  /**
   * Starts an import in the background.
   * @param mode what to do with the cities and places of the site; needed if it has some
   * @returns the id of its job
   * @throws InvalidInput without a mode, Conflict if the upload is gone, or the sample data cannot be added
   */
  async import(viewer: Viewer, packId: string, mode: Mode | undefined): Promise<string> {
    await this.find(packId);
    const isEmpty = isEmptyGuide(await countContent(this.manager));
    if (packId === 'sample' && !isEmpty) throw new Conflict('packs.siteNotEmpty');
    if (mode === undefined && !isEmpty) throw refusal('packs.choiceNeeded');
    // An empty site takes the settings of an added pack, too. A further attempt after the commit adds nothing.
    const payload = { id: packId, mode: mode ?? 'add', machine: os.hostname(), ownerId: viewer.id, seed: randomUUID() };
    const id = await this.jobs.add(IMPORT_PACK, payload, { actorId: viewer.id });
    await this.left.activities.note(viewer, { action: ActivityAction.STARTED, kind: ActivityTarget.JOB, id, label: IMPORT_PACK.name });
    return id;
  }

  private async find(id: string): Promise<string> {
    const file = await this.folder.find(id);
    if (file === undefined) throw new Conflict('packs.gone');
    return file;
  }

  private planOf(file: string): Promise<PackPlan> {
    return withPack(file, this.parts.folder, async (files) => planImport(this.manager, await PackReader.open(files, new Date()), { skipsPhotos: true }));
  }
}
