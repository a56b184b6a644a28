import type { EntityManager } from 'typeorm';
import { beginChange, type Change, changeOf, type ChangeType, type Viewer } from '../../core/access/index.js';
import { isId, isUniqueViolation } from '../../core/db/index.js';
import { Conflict, englishOf, NotFound, type Reason, reasonFace } from '../../core/errors/index.js';
import { type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { AT_ONCE, selectedIds } from '../../core/selection/index.js';
import { ActivityAction, ActivityTarget, type RunBulk } from '../activities/index.js';
import type { FavoriteModule } from '../favorites/index.js';
import {
  countByChange,
  countKept,
  deletedBy,
  expire,
  isInBin,
  keptOf,
  type KeptRow,
  type KeptTable,
  lastDeletions,
  obstaclesOf,
  readKept,
  renewOwners,
} from './bin.query.js';
import { EMPTY_BIN } from './bin.task.js';
import { type BinCounts, type BinFirst, type BinItem, BinKind, type BinObstacle } from './bin.type.js';

const TARGETS: Readonly<Record<BinKind, ActivityTarget>> = {
  [BinKind.CITY]: ActivityTarget.CITY,
  [BinKind.PLACE]: ActivityTarget.PLACE,
  [BinKind.REVIEW]: ActivityTarget.REVIEW,
  [BinKind.PHOTO]: ActivityTarget.PHOTO,
  [BinKind.LIST]: ActivityTarget.LIST,
};
const KINDS = Object.values(BinKind);
const KIND_OF: ReadonlyMap<ActivityTarget, BinKind> = new Map(KINDS.map((kind) => [TARGETS[kind], kind]));

/** Filter that finds what one change has deleted. */
interface DeletedByChange {
  changeId: string;
}

/** Result of a restore. */
interface Restored {
  ids: string[];
  /** Ids of rows that could not be restored, and why the first of them could not. */
  leftOut: string[];
  because?: Reason;
}

/** Lists, restores and permanently deletes what was deleted within the last 30 days. */
export class BinService {
  private readonly bulk: ReadonlyMap<BinKind, RunBulk<DeletedByChange, object>>;

  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<FavoriteModule, 'activities' | 'bulk' | 'jobs' | 'photos' | 'standing'>,
  ) {
    this.bulk = new Map(KINDS.map((kind) => [kind, this.defineRestore(kind)]));
  }

  /** Returns a page of the deleted things of a kind, the last deleted first. @param search part of the name or description */
  async list(kind: BinKind, search: string | null | undefined, page: PageInput): Promise<Page<BinItem>> {
    const table = this.tableOf(kind);
    const text = search?.trim() || null;
    const { items: rows, ...rest } = await readPage(page, await countKept(this.manager, table, text), (range) => readKept(this.manager, table, text, range));
    const changeIds = [...new Set(rows.flatMap(({ changeId }) => changeId ?? []))];
    const counts = await countByChange(this.manager, table, changeIds);
    const images = kind === BinKind.PHOTO ? await this.parts.photos.imagesInBin(rows.map(({ id }) => id)) : undefined;
    const items = rows.map((row) => ({ ...itemOf(kind, table, row, counts.get(row.changeId ?? '') ?? 1), image: images?.get(row.id) ?? null }));
    return { ...rest, items };
  }

  /** Returns the numbers of deleted things. */
  async counts(): Promise<BinCounts> {
    const count = (kind: BinKind) => countKept(this.manager, this.tableOf(kind), null);
    return {
      cities: await count(BinKind.CITY),
      places: await count(BinKind.PLACE),
      reviews: await count(BinKind.REVIEW),
      photos: await count(BinKind.PHOTO),
      lists: await count(BinKind.LIST),
    };
  }

  /**
   * Restores things that are in the bin, as they were. Those that cannot be restored are left out.
   * @throws NotFound if none is in the bin; Conflict if none can be restored
   */
  async restore(viewer: Viewer, kind: BinKind, ids: readonly string[]): Promise<ChangeType> {
    const change = beginChange(viewer);
    return resultOf(change, [await this.put(change, kind, [...new Set(ids.map((id) => id.toLowerCase()).filter(isId))])]);
  }

  /** Restores all that one change has deleted, if it is in the bin. A job restores more than `AT_ONCE` things of a kind. @throws as `restore` */
  async restoreChange(viewer: Viewer, changeId: string): Promise<ChangeType> {
    const change = beginChange(viewer);
    const restored: Restored[] = [];
    let job: ChangeType | undefined;
    for (const kind of isId(changeId) ? KINDS : []) {
      const ids = await deletedBy(this.manager, this.tableOf(kind), changeId, AT_ONCE + 1);
      if (ids.length > AT_ONCE) job = await this.bulk.get(kind)?.(viewer, { filter: { changeId } }, {});
      else restored.push(await this.put(change, kind, ids));
    }
    return job ?? resultOf(change, restored);
  }

  /** Deletes things in the bin permanently: they cannot be restored any more, and a job removes them with their files. @throws NotFound if none is in the bin */
  async deletePermanently(viewer: Viewer, kind: BinKind, ids: readonly string[]): Promise<number> {
    const gone = await expire(this.manager, this.tableOf(kind), ids.filter(isId), beginChange(viewer));
    if (gone.length === 0) throw new NotFound('item');
    await this.parts.jobs.add(EMPTY_BIN, {}, { key: EMPTY_BIN.name });
    return gone.length;
  }

  /** Defines the restore of any number of things of a kind that one change has deleted. */
  private defineRestore(kind: BinKind): RunBulk<DeletedByChange, object> {
    return this.parts.bulk.define<DeletedByChange, object>({
      name: `restore-${kind}`,
      kind: TARGETS[kind],
      rule: 'admin',
      find: ({ changeId }) => keptOf(this.manager, this.tableOf(kind), changeId),
      run: async (viewer, selection) => {
        const ids = await selectedIds(selection, ({ changeId }, limit) => deletedBy(this.manager, this.tableOf(kind), changeId, limit));
        // A portion of which nothing can be restored counts as left out; it is no error of the job.
        const change = beginChange(viewer);
        const { ids: restored, leftOut } = await this.put(change, kind, ids);
        return changeOf(change, restored, leftOut);
      },
    });
  }

  private async put(change: Change, kind: BinKind, ids: readonly string[]): Promise<Restored> {
    if (ids.length === 0) return { ids: [], leftOut: [] };
    const table = this.tableOf(kind);
    const found = await obstaclesOf(this.manager, table, ids);
    const free = found.filter(({ obstacle }) => obstacle === null).map(({ id }) => id);
    const blocked = found.find(({ obstacle }) => obstacle !== null);
    const restored = free.length > 0 ? await this.undelete(change, table, free) : [];
    const leftOut = found.map(({ id }) => id).filter((id) => !restored.includes(id));
    return { ids: restored, leftOut, because: table.bin.obstacles?.[blocked?.obstacle ?? -1]?.because };
  }

  private async undelete(change: Change, table: KeptTable, ids: readonly string[]): Promise<string[]> {
    const deletions = await lastDeletions(this.manager, table, ids);
    await table.lock?.(ids);
    const free = (table.bin.obstacles ?? []).map(({ when }) => ` AND NOT (${when})`).join('');
    const rows = { where: `t.id = ANY($1::uuid[]) AND ${isInBin(table)}${free}`, parameters: [ids] };
    const restored = await this.parts.activities
      .update(change, { kind: table.kind, action: ActivityAction.RESTORED, rows, values: { deleted_at: null } })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new Conflict('console.restoredTwice') : error;
      });
    for (const deletion of deletions) {
      await this.parts.standing.takeBack(
        deletion.changeId,
        deletion.ids.filter((id) => restored.includes(id)),
      );
    }
    if (table.kind === ActivityTarget.PHOTO) await renewOwners(this.manager, restored);
    return restored;
  }

  private tableOf(kind: BinKind): KeptTable {
    const { bin, ...table } = this.parts.activities.table(TARGETS[kind]);
    if (!bin) throw new Error(`The bin keeps no ${kind}.`);
    return { ...table, bin };
  }
}

/** Returns the result of a restore. @throws NotFound, Conflict if nothing was restored */
function resultOf(change: Change, parts: readonly Restored[]): ChangeType {
  const ids = parts.flatMap((part) => part.ids);
  const leftOut = parts.flatMap((part) => part.leftOut);
  if (ids.length > 0) return changeOf(change, ids, leftOut);
  const because = parts.find((part) => part.because)?.because;
  if (because) throw new Conflict(because);
  throw new NotFound('item');
}

function obstacleOf({ bin }: KeptTable, { obstacle, firstId }: KeptRow): BinObstacle | null {
  const { because, first } = bin.obstacles?.[obstacle ?? -1] ?? {};
  if (!because) return null;
  const kind = first && KIND_OF.get(first.kind);
  const next: BinFirst | null = kind && firstId ? { kind, id: firstId } : null;
  const { reason, params } = reasonFace(because);
  return { text: englishOf(because), reason, params: params ?? null, first: next };
}

function itemOf(kind: BinKind, table: KeptTable, row: KeptRow, sameChange: number): Omit<BinItem, 'image'> {
  const { places, reviews, photos, id, label, about, ownerId, deletedById, deletedAt, purgedAt, changeId } = row;
  const along = { places, reviews, photos };
  return { id, kind, label, about, ownerId, deletedById, deletedAt, purgedAt, changeId, sameChange, along, obstacle: obstacleOf(table, row) };
}
