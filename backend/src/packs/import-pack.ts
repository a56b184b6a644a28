import type { DataSource, EntityManager } from 'typeorm';
import type { FileStore } from '../core/storage/index.js';
import { FileClaims, lockImports } from '../modules/photos/index.js';
import { catchUpSearch } from '../modules/places/index.js';
import type { GroupName } from '../modules/site/index.js';
import { clearGuide } from './clear-guide.js';
import { type AttributeChanges, attributesAfter, importAttributes, importCategories } from './definitions/index.js';
import { importPictures, type PictureWork } from './import-pictures.js';
import { importSettings } from './import-settings.js';
import { insertRows } from './insert-rows.js';
import { type Content, countContent, presentIds } from './present.query.js';
import type { PackReader, PictureLine } from './read-pack.js';
import { knownCategories } from './rows.js';
import { refusal } from './wrong-value.js';

/** Pictures that are added before the progress is shown, and the import can be aborted. */
const PICTURES = 10;

/** Number of rows in a pack, and of those that the site has already. */
interface Share {
  all: number;
  present: number;
}

/** Result that an import of a pack would have. */
export interface PackPlan {
  name: string;
  licence: string | null;
  credit: string | null;
  cities: Share;
  places: Share;
  pictures: number;
  categories: number;
  attributes: AttributeChanges;
  /** Groups of settings that the pack has. */
  settings: GroupName[];
  /** Files that the app does not read. */
  others: string[];
  /** Rows of the site, which a replacement removes. */
  content: Content;
}

/** Whether to keep the rows of the site, or to remove them first. */
export const MODES = ['add', 'replace'] as const;
export type Mode = (typeof MODES)[number];

/** Returns whether a site has no cities and places, not even in the bin. */
export const isEmptyGuide = ({ cities, places }: Content): boolean => cities + places === 0;

interface PlanOptions {
  mode?: Mode | undefined;
  skipsPhotos?: boolean;
}

/**
 * Reads and checks the whole pack, and counts what an import would do. Changes nothing.
 * @param mode whether the attributes of the pack are added; else they replace those of the site
 * @param skipsPhotos whether to leave the files of photos out, which take most of the time
 * @throws InvalidInput
 */
export async function planImport(manager: EntityManager, pack: PackReader, { mode, skipsPhotos = false }: PlanOptions = {}): Promise<PackPlan> {
  const { name, licence, credit, settings, categories } = pack.guide;
  const content = await countContent(manager);
  const attributes = await attributesAfter(manager, pack.guide.attributes, isEmptyGuide(content) || mode !== 'add');
  /** Cities and places of pictures, by id, that are not found yet. */
  const owners = new Map<string, 'city' | 'place'>();
  let pictures = 0;
  for await (const lines of pack.pictures()) {
    pictures += lines.length;
    for (const { city, place, photo } of lines) {
      owners.set(city ?? place ?? '', city === null ? 'place' : 'city');
      if (photo !== null && !skipsPhotos) await pack.photo(photo);
    }
  }
  const find = (rows: readonly { id: string }[]) => {
    for (const { id } of rows) owners.delete(id);
  };
  const cityIds = new Map<string, string>();
  const cities: Share = { all: 0, present: 0 };
  const places: Share = { all: 0, present: 0 };
  for await (const rows of pack.cities(cityIds)) {
    find(rows);
    cities.all += rows.length;
    cities.present += (await presentIds(manager, 'cities', rows)).size;
  }
  for await (const rows of pack.places(cityIds, attributes.kinds)) {
    find(rows);
    places.all += rows.length;
    places.present += (await presentIds(manager, 'places', rows)).size;
  }
  const [missing] = owners;
  if (missing) throw refusal(['packs.valueUnknown', { column: missing[1], value: missing[0] }]);
  await pack.settingPictures();
  const ids = new Set(cityIds.values());
  const unknown = pack.named().cities.find((id) => !ids.has(id));
  if (unknown !== undefined) throw refusal(['packs.valueUnknown', { column: 'city', value: unknown }]);
  const groups = settings.map(({ group }) => group);
  return {
    name,
    licence,
    credit,
    cities,
    places,
    pictures,
    categories: categories.length,
    attributes: attributes.changes,
    settings: groups,
    others: pack.files.others(),
    content,
  };
}

interface Work extends Omit<PictureWork, 'stored' | 'claims' | 'ownerId'> {
  store: FileStore;
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
  /** Rows that the site had already, and which stay as they were. */
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
  private readonly counts: Imported = { cities: 0, places: 0, pictures: 0, kept: 0 };
  private readonly added = new Set<string>();
  private done = 0;

  constructor(
    private readonly manager: EntityManager,
    private readonly pack: PackReader,
    private readonly work: Work & Pick<PictureWork, 'stored' | 'claims'> & { all: number },
  ) {}

  async run(replaces: boolean): Promise<Imported> {
    const { manager, pack } = this;
    const categories = await importCategories(manager, pack.guide.categories, replaces);
    // A pack with categories has them all, so its places keep other words, as they do on its site.
    const unknown = pack.guide.categories.length > 0 ? undefined : categories.leftover();
    const kinds = await importAttributes(manager, pack.guide.attributes, replaces);
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
  const { cities, places, pictures } = await planImport(dataSource.manager, pack, { mode: work.mode, skipsPhotos: true });
  const stored: string[] = [];
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
      const counts = await new PackImport(manager, pack, { ...work, all: cities.all + places.all + pictures, stored, claims }).run(replaces);
      await claims.settle(manager);
      await work.finish?.(manager);
      work.signal.throwIfAborted();
      return counts;
    });
  } catch (error) {
    await work.store.remove(stored).catch(() => undefined); // the first error is thrown
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
