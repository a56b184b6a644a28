import type { DataSource, EntityManager } from 'typeorm';
import type { FileStore } from '../core/storage/index.js';
import { FileClaims, lockImports } from '../modules/photos/index.js';
import { catchUpSearch } from '../modules/places/index.js';
import { removeUnusedMap } from '../modules/maps/index.js';
import { clearGuide } from './clear-guide.js';
import { importAttributes, importCategories, importSearchTerms } from './definitions/index.js';
import { importMaps, type MapStores } from './maps/index.js';
import { importPictures, type PictureWork } from './import-pictures.js';
import { importSettings } from './import-settings.js';
import { insertRows } from './insert-rows.js';
import { isEmptyGuide, type Mode, planImport } from './plan-import.js';
import { countContent, presentIds } from './present.query.js';
import type { PackReader, PictureLine } from './read-pack.js';
import { knownCategories } from './rows.js';
import { refusal } from './wrong-value.js';

/** Pictures that are added before the progress is shown, and the import can be aborted. */
const PICTURES = 10;

interface Work extends Omit<PictureWork, 'stored' | 'claims' | 'ownerId'> {
  store: FileStore;
  maps: MapStores;
  mode: Mode | undefined;
  /** Id of the user to whom the photos then belong; by default the oldest admin. */
  ownerId?: string | undefined;
  /** Called with the number of rows so far and in total. */
  onRows?: ((done: number, all: number) => Promise<void>) | undefined;
  /** Called at the end of the transaction of the import, with its manager. */
  finish?: ((manager: EntityManager) => Promise<void>) | undefined;
  signal: AbortSignal;
}

/** Numbers of an import. */
export interface Imported {
  cities: number;
  places: number;
  pictures: number;
  maps: number;
  /** Cities and places that the site had already, and which stay as they were. */
  kept: number;
}

async function ownerOf(manager: EntityManager, given: string | undefined): Promise<string> {
  const [user] = await manager.query<{ id: string }[]>(
    `SELECT id FROM users WHERE id = $1::uuid OR ($1 IS NULL AND role = 'admin' AND deleted_at IS NULL) ORDER BY created_at LIMIT 1`,
    [given ?? null],
  );
  if (!user) throw refusal('packs.noOwner');
  return user.id;
}

/** Adds the rows of a pack, in the transaction of the manager. */
class PackImport {
  private readonly counts: Imported = { cities: 0, places: 0, pictures: 0, maps: 0, kept: 0 };
  private readonly added = new Set<string>();
  private done = 0;

  constructor(
    private readonly manager: EntityManager,
    private readonly pack: PackReader,
    private readonly work: Work & Pick<PictureWork, 'stored' | 'claims'> & { all: number; storedMaps: string[] },
  ) {}

  async run(replaces: boolean): Promise<Imported> {
    const { manager, pack } = this;
    const categories = await importCategories(manager, pack.guide.categories, replaces);
    // A pack with categories has them all, so its places keep other words, as they do on its site.
    const unknown = pack.guide.categories.length > 0 ? undefined : categories.leftover();
    const kinds = await importAttributes(manager, pack.guide.attributes, replaces);
    await importSearchTerms(manager, pack.guide.searchTerms, replaces);
    const cityIds = new Map<string, string>();
    for await (const rows of pack.cities(cityIds)) {
      const present = await this.addNew('cities', rows);
      for (const [word, id] of cityIds) cityIds.set(word, present.get(id) ?? id);
    }
    for await (const rows of pack.places(cityIds, kinds)) {
      await this.addNew(
        'places',
        rows.map((row) => ({ ...row, ...knownCategories(row, categories, unknown) })),
      );
    }
    for await (const portion of pack.pictures()) {
      for (let from = 0; from < portion.length; from += PICTURES) await this.addPictures(portion.slice(from, from + PICTURES));
    }
    if (replaces) await importSettings(manager, pack);
    const maps = await pack.maps(this.work.signal);
    if (maps.length > 0) {
      const { maps: stores, ownerId, storedMaps: stored } = this.work;
      this.counts.maps = await importMaps(manager, maps, { files: pack.files, stores, cityIds, ownerId, stored });
      await this.step(maps.length);
    }
    return this.counts;
  }

  private async addPictures(lines: readonly PictureLine[]): Promise<void> {
    const { manager, pack } = this;
    const fresh = lines.filter(({ city, place }) => this.added.has(city ?? place ?? ''));
    if (fresh.length > 0) await importPictures(manager, pack, fresh, { ...this.work, ownerId: await ownerOf(manager, this.work.ownerId) });
    this.counts.pictures += fresh.length;
    await this.step(lines.length);
  }

  /** Adds the rows that the site does not have. @returns ids of the rows that it has, by the id in the pack */
  private async addNew(table: 'cities' | 'places', rows: readonly { id: string; source: string | null; source_id: string | null }[]) {
    const present = await presentIds(this.manager, table, rows);
    const fresh = rows.filter(({ id }) => !present.has(id));
    await insertRows(this.manager, table, fresh);
    for (const { id } of fresh) this.added.add(id);
    this.counts[table] += fresh.length;
    this.counts.kept += present.size;
    await this.step(rows.length);
    return present;
  }

  private async step(rows: number): Promise<void> {
    this.work.signal.throwIfAborted();
    this.done += rows;
    await this.work.onRows?.(this.done, this.work.all);
  }
}

/** Imports a pack in one transaction, and removes the files that it has stored if that fails. */
async function importWhole(dataSource: DataSource, pack: PackReader, work: Work): Promise<Imported> {
  // The transaction checks the photos: to draw them twice would take twice the time.
  const { signal, mode } = work;
  const { cities, places, pictures, maps } = await planImport(dataSource.manager, pack, { mode, skipsPhotos: true, signal });
  const [stored, storedMaps]: [string[], string[]] = [[], []];
  const claims = new FileClaims(dataSource.manager);
  try {
    return await dataSource.transaction(async (manager) => {
      // No timeouts: this takes longer than a request.
      await manager.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL citypins.webhooks = 'off'`);
      await lockImports(manager);
      const hadNothing = isEmptyGuide(await countContent(manager));
      if (!hadNothing && work.mode === undefined) throw refusal('packs.choiceNeeded');
      if (work.mode === 'replace') await clearGuide(manager);
      const replaces = hadNothing || work.mode === 'replace';
      const counts = await new PackImport(manager, pack, { ...work, all: cities.all + places.all + pictures + maps.all, stored, claims, storedMaps }).run(
        replaces,
      );
      await claims.settle(manager);
      await work.finish?.(manager);
      work.signal.throwIfAborted();
      return counts;
    });
  } catch (error) {
    await work.store.remove(stored).catch(() => undefined); // the first error is thrown
    for (const version of storedMaps) await removeUnusedMap(dataSource.manager, work.maps.store, version).catch(() => undefined);
    throw error;
  }
}

/** Updates the search and the statistics, which takes long in a large guide. If it fails, the upkeep of the app and autovacuum do it later. */
async function catchUp(dataSource: DataSource): Promise<void> {
  await catchUpSearch(dataSource).catch(() => undefined);
  await dataSource.query('ANALYZE cities, places, place_titles, place_search, place_counts, rated_counts').catch(() => undefined);
}

/**
 * Imports a pack in one transaction. It changes nothing if it fails or is aborted. Rows that the site has already stay as they are. The settings and
 * categories of the pack replace those of the site if the site has no cities and places, or `mode` is `replace`.
 * @throws InvalidInput if the pack is wrong, or the site has cities or places and `mode` is missing
 */
export async function importPack(dataSource: DataSource, pack: PackReader, work: Work): Promise<Imported> {
  const imported = await importWhole(dataSource, pack, work);
  await catchUp(dataSource);
  return imported;
}
