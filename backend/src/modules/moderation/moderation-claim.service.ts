import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { isId } from '../../core/db/index.js';
import { NotFound } from '../../core/errors/index.js';
import { ActivityTarget } from '../activities/index.js';
import { isWaiting } from './moderation.query.js';
import { type ModerationItem, ModerationKind } from './moderation.type.js';

const CLAIM = "interval '2 minutes'";

const TARGETS: Record<ModerationKind, ActivityTarget> = {
  [ModerationKind.PLACE]: ActivityTarget.PLACE,
  [ModerationKind.EDIT]: ActivityTarget.PLACE_EDIT,
  [ModerationKind.REVIEW]: ActivityTarget.REVIEW,
  [ModerationKind.PHOTO]: ActivityTarget.PHOTO,
  [ModerationKind.REPORT]: ActivityTarget.REPORT,
};

const KINDS = new Map<string, ModerationKind>(Object.values(ModerationKind).map((kind) => [kind, kind]));

type ItemKey = Pick<ModerationItem, 'kind' | 'targetId'>;

const keyOf = ({ kind, targetId }: ItemKey): string => `${TARGETS[kind]} ${targetId}`;

/** Parses the id of an item, such as `review:…`; null if it is malformed. */
function itemOf(id: string): ItemKey | null {
  const [name = '', targetId = '', ...rest] = id.split(':');
  const kind = KINDS.get(name);
  return kind && isId(targetId) && rest.length === 0 ? { kind, targetId: targetId.toLowerCase() } : null;
}

/** Claims of queue items, so that two moderators do not review the same item. A claim prevents no decision: it is information only. */
export class ModerationClaimService {
  /** Loads the id of the moderator who has claimed an item, the viewer included. */
  private readonly holders: DataLoader<ItemKey, string | null, string>;

  constructor(private readonly manager: EntityManager) {
    this.holders = new DataLoader((keys) => this.holdersOf(keys), { cacheKeyFn: keyOf });
  }

  /** Returns the id of another moderator who has claimed an item; null if there is none. */
  async claimant(viewer: Viewer, item: ItemKey): Promise<string | null> {
    const holder = await this.holders.load(item);
    return holder === viewer.id ? null : holder;
  }

  /**
   * Claims an item for the viewer for two minutes. A repeated call extends the claim to two minutes from then.
   * @returns id of the moderator who had claimed it before and keeps it; null if the viewer has the claim now
   * @throws NotFound if no such item waits for the viewer
   */
  async claim(viewer: Viewer, id: string): Promise<string | null> {
    const item = itemOf(id);
    if (!item || !(await isWaiting(this.manager, viewer, item.kind, item.targetId))) throw new NotFound('item');
    await this.manager.query('DELETE FROM moderation_claims WHERE moderator_id = $1 AND expires_at <= now()', [viewer.id]);
    await this.manager.query(
      `INSERT INTO moderation_claims AS held (target_kind, target_id, moderator_id, expires_at) VALUES ($1, $2, $3, now() + ${CLAIM})
       ON CONFLICT (target_kind, target_id) DO UPDATE SET moderator_id = excluded.moderator_id, expires_at = excluded.expires_at
       WHERE held.moderator_id = excluded.moderator_id OR held.expires_at <= now()`,
      [TARGETS[item.kind], item.targetId, viewer.id],
    );
    return this.claimant(viewer, item);
  }

  /** Releases the viewer's claim of an item. @returns whether the viewer had claimed it */
  async release(viewer: Viewer, id: string): Promise<boolean> {
    const item = itemOf(id);
    if (!item) return false;
    const [, released] = await this.manager.query<[unknown[], number]>(
      'DELETE FROM moderation_claims WHERE target_kind = $1 AND target_id = $2 AND moderator_id = $3',
      [TARGETS[item.kind], item.targetId, viewer.id],
    );
    return released > 0;
  }

  private async holdersOf(keys: readonly ItemKey[]): Promise<(string | null)[]> {
    const rows = await this.manager.query<{ key: string; holder: string }[]>(
      `SELECT target_kind || ' ' || target_id AS key, moderator_id AS holder FROM moderation_claims
       WHERE (target_kind, target_id) IN (SELECT * FROM unnest($1::activity_target[], $2::uuid[])) AND expires_at > now()`,
      [keys.map(({ kind }) => TARGETS[kind]), keys.map(({ targetId }) => targetId)],
    );
    const holders = new Map(rows.map(({ key, holder }) => [key, holder]));
    return keys.map((key) => holders.get(keyOf(key)) ?? null);
  }
}
