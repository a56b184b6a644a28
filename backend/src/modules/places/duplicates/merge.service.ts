import type { EntityManager } from 'typeorm';
import { beginChange, type Change, type Viewer } from '../../../core/access/index.js';
import { columnName, columnNames, isId } from '../../../core/db/index.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors/index.js';
import { ActivityAction, ActivityTarget, type Columns } from '../../activities/index.js';
import type { SeenInput } from '../../../core/selection/index.js';
import { type CityModule, sourceOf } from '../../cities/index.js';
import type { AttributeNames } from '../attributes/index.js';
import { adminPlaceOf } from '../admin/index.js';
import { Place, PlaceStatus } from '../place.entity.js';
import { isOpen } from '../place.policy.js';
import { hasMore, joinedValues, partsOf } from './joined-values.js';
import type { Merge, MergePart } from './merge.js';
import { moveEdits, movePictures, rebaseEdits } from './own-rows.js';
import type { TakenField } from './taken-fields.js';

/** A merge of two places, in the versions that the viewer has read. */
interface MergeRequest {
  /** The place that stays. */
  keep: SeenInput;
  /** The place that goes. */
  drop: SeenInput;
  /** Fields whose value is taken from the place that goes. */
  take: readonly TakenField[];
  /** Texts in languages and attributes whose value is taken from it where both have one: `names.de`, `attributes.cuisine`. */
  takeParts: readonly string[];
}

/** Maximum number of places that one run of `moveLate` treats. */
const MOST_LATE = 100;

/** Tables whose rows users can have added to a merged place, with a condition on the row `t` that an index supports. */
const ADDED = { reviews: 'true', favorites: 'true', place_list_items: 'true', place_images: 'true', reports: 'true', place_edits: "t.status = 'pending'" };
const HAS_LATE = Object.entries(ADDED)
  .map(([table, condition]) => `EXISTS (SELECT FROM ${table} t WHERE t.place_id = p.id AND ${condition})`)
  .join(' OR ');

/** Columns of fields that are no texts. */
const COLUMNS: Partial<Record<TakenField, string[]>> = { coordinates: ['latitude', 'longitude'], city: ['city_id'] };

/** Assignments of the values of `joinedValues`. */
const JOINED = ['more_categories = $6', 'names = $7', 'descriptions = $8', 'attributes = $9'];

/** Merges places: one stays, with all that users have contributed to both, and the address of the other leads to it. */
export class PlaceMergeService {
  private readonly parts: MergePart[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<CityModule, 'activities' | 'cityById' | 'revisions' | 'siteSettings' | 'standing'> & { attributeNames: AttributeNames },
  ) {
    this.parts.push({
      move: async (merge) => {
        await movePictures(manager, merge);
        const { categories, attributes } = left.siteSettings;
        await moveEdits(manager, merge, { categories, attributes, names: left.attributeNames });
      },
    });
  }

  /** Adds the part of a module. Parts run in this order. */
  add(part: MergePart): void {
    this.parts.push(part);
  }

  /**
   * Merges two places.
   * @returns the place that stays
   * @throws NotFound, Conflict if one of them has another version by now, or visitors see only the one that goes; InvalidInput for one place, and for a
   * part that the place that goes does not have
   */
  async merge(viewer: Viewer, { keep, drop, take, takeParts }: MergeRequest): Promise<Place> {
    const [into, from] = [keep.id.toLowerCase(), drop.id.toLowerCase()];
    if (into === from) throw new InvalidInput({ drop: 'console.mergeItself' });
    if (!isId(into) || !isId(from)) throw new NotFound('place');
    await this.lock([into, from]);
    const kept = await this.hold(into, keep.version);
    const dropped = await this.hold(from, drop.version);
    const parts = partsOf(dropped);
    if (!takeParts.every((part) => parts.includes(part))) throw new InvalidInput({ takeParts: 'api.mergedPart' });
    const { cityId } = take.includes('city') ? dropped : kept;
    if ((await this.isPublic(dropped)) && !(await this.isPublic({ status: kept.status, cityId }))) throw new Conflict('console.mergeIntoHidden');
    const merge: Merge = { from, into, reviews: [] };
    await this.run(merge);
    await this.left.standing.follow(merge);
    await this.end(merge);
    await this.write(beginChange(viewer), { kept, dropped, take, takeParts });
    await rebaseEdits(this.manager, into);
    return this.manager.findOneByOrFail(Place, { id: into });
  }

  private async isPublic({ status, cityId }: Pick<Place, 'status' | 'cityId'>): Promise<boolean> {
    const city = await this.left.cityById.load(cityId);
    return status === PlaceStatus.ACTIVE && city !== null && isOpen(city);
  }

  /**
   * Moves what users have added to a place while it was being merged.
   * @returns number of places
   */
  async moveLate(): Promise<number> {
    const late = await this.manager.query<{ from: string; into: string }[]>(
      `SELECT p.id AS "from", r.place_id AS "into" FROM places p JOIN place_redirects r ON r.id = p.id
       WHERE p.merged_into IS NOT NULL AND (${HAS_LATE}) ORDER BY p.id LIMIT ${MOST_LATE}`,
    );
    for (const { from, into } of late) {
      await this.lock([into, from]);
      await this.run({ from, into, reviews: [] });
      await rebaseEdits(this.manager, into);
    }
    return late.length;
  }

  /** Locks what the parts need first, then the places, in the order of their ids. Nobody can refer to a place until the transaction ends. */
  private async lock(ids: readonly string[]): Promise<void> {
    for (const part of this.parts) await part.lock?.(ids);
    await this.manager.query('SELECT 1 FROM places WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [ids]);
  }

  private async hold(id: string, version: number): Promise<Place> {
    await this.left.revisions.hold({ kind: ActivityTarget.PLACE, id, version, thing: 'place' });
    return adminPlaceOf(this.manager, id);
  }

  private async run(merge: Merge): Promise<void> {
    for (const part of this.parts) await part.move(merge);
    for (const part of this.parts) await part.finish?.(merge);
  }

  /** Deletes the place that goes, and leads its address, and those that led to it, to the place that stays. */
  private async end({ from, into }: Merge): Promise<void> {
    await this.manager.query('UPDATE places SET deleted_at = now(), merged_into = $2, updated_at = now(), version = version + 1 WHERE id = $1', [from, into]);
    await this.manager.query('UPDATE place_redirects SET place_id = $2 WHERE place_id = $1', [from, into]);
    await this.manager.query('INSERT INTO place_redirects (id, place_id) VALUES ($1, $2)', [from, into]);
  }

  /**
   * Writes the taken and joined values, and logs one change with both places. The log names the other place under a name that is no column, so that no undo
   * reverts a part of the merge.
   */
  private async write(
    change: Change,
    { kept, dropped, take, takeParts }: Pick<MergeRequest, 'take' | 'takeParts'> & { kept: Place; dropped: Place },
  ): Promise<void> {
    const columns = [...new Set(take.flatMap((field) => COLUMNS[field] ?? [columnName(field)]))];
    const joined = joinedValues(kept, dropped, { category: (take.includes('category') ? dropped : kept).category, taken: takeParts });
    const { attribution, licence } = take.length > 0 || hasMore(joined, kept) ? creditOf(kept, dropped) : kept;
    const touch = ['attribution = $3', 'licence = $4', 'updated_at = now()', 'version = t.version + 1'];
    const sets = [...columns.map((name) => `${name} = gone.${name}`), ...JOINED, ...touch];
    const shown = (row: string) => `(SELECT jsonb_object_agg(name, to_jsonb(${row}) -> name) FROM unnest($5::text[]) name)`;
    const [[written]] = await this.manager.query<[{ before: Columns | null; after: Columns | null }[]]>(
      `WITH old AS (SELECT * FROM places WHERE id = $1)
       UPDATE places t SET ${sets.join(', ')} FROM places gone, old WHERE t.id = $1 AND gone.id = $2
       RETURNING ${shown('old')} AS before, ${shown('t')} AS after`,
      [kept.id, dropped.id, attribution, licence, [...columns, ...Object.keys(columnNames(joined))], ...Object.values(joined)],
    );
    const isNew = (name: string) => JSON.stringify(written?.before?.[name]) !== JSON.stringify(written?.after?.[name]);
    const changed = (values: Columns | null = {}) => Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => isNew(name)));
    const what = { kind: ActivityTarget.PLACE, action: ActivityAction.MERGED };
    await this.left.activities.record(change, {
      ...what,
      id: kept.id,
      label: kept.name,
      before: { ...changed(written?.before), merged_from: null },
      after: { ...changed(written?.after), merged_from: dropped.name },
    });
    await this.left.activities.record(change, { ...what, id: dropped.id, label: dropped.name, after: { merged_into: kept.name } });
  }
}

/** Returns attribution and licence of a place that has taken values of another one: of both sources, if they differ. */
function creditOf(kept: Place, dropped: Place): Pick<Place, 'attribution' | 'licence'> {
  const [own, other] = [sourceOf(kept), sourceOf(dropped)];
  if (!other || own?.name === other.name) return kept;
  const both = (...texts: (string | null | undefined)[]) => [...new Set(texts.filter(Boolean))].join(', ') || null;
  return { attribution: both(own?.name, other.name), licence: both(own?.licence, other.licence) };
}
