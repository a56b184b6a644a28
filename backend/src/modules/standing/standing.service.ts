import { type EntityManager, In } from 'typeorm';
import type { Change } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { Decision, DecisionKind } from './decision.entity.js';
import { readStandings, type Standing } from './standing.query.js';

/** Content of a decision about a user. */
export interface Decided {
  userId: string;
  /** Id of the review, photo, place, edit, report or user that the decision is about. */
  targetId: string;
  /** Code of the reason, never free text. */
  reason: string | null;
  /** End of a suspension. */
  until: Date | null;
}

/** Time for which decisions are kept after the account is deleted. */
const OUTLAST = `interval '12 months'`;

/** Decisions against a user. A new account with the address inherits them at once, and all others only when its mailbox is proved. */
const AGAINST = [
  DecisionKind.REVIEW_REFUSED,
  DecisionKind.PHOTO_REFUSED,
  DecisionKind.SUGGESTION_REFUSED,
  DecisionKind.REPORT_DISMISSED,
  DecisionKind.SUSPENDED,
];

/** Stores decisions about users, and computes the standing that results from them. */
export class StandingService {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Returns the standing of a user, which determines automatic approval, limits, and whether the user's reports count.
   * @param except id of a contribution to ignore
   */
  async of(userId: string, except?: string): Promise<Standing> {
    const [standing] = await readStandings(this.manager, [userId], except);
    if (!standing) throw new Error(`There is no user ${userId}.`);
    return standing;
  }

  /** Returns the standings of users, in any order. Unknown ids are left out. */
  ofAll(userIds: readonly string[]): Promise<Standing[]> {
    return userIds.length === 0 ? Promise.resolve([]) : readStandings(this.manager, userIds);
  }

  /** Stores decisions in the transaction of their change. Skips decisions of users about themselves, and those about deleted accounts. */
  async decide({ id: changeId, actorId }: Change, kind: DecisionKind, decided: readonly Decided[]): Promise<void> {
    const others = decided.filter(({ userId }) => userId !== actorId);
    if (others.length === 0) return;
    await this.manager.query(
      `INSERT INTO decisions (id, user_id, kind, target_id, change_id, decided_by, reason, until)
       SELECT one.id, one.user_id, $6, one.target_id, $7, $8, one.reason, one.until
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[]) one (id, user_id, target_id, reason, until)
       JOIN users ON users.id = one.user_id AND users.deleted_at IS NULL`,
      [
        others.map(() => newId()),
        others.map(({ userId }) => userId),
        others.map(({ targetId }) => targetId),
        others.map(({ reason }) => reason),
        others.map(({ until }) => until),
        kind,
        changeId,
        actorId,
      ],
    );
  }

  /** Deletes the decisions that a change made about these targets, after the change was undone. */
  async takeBack(changeId: string, targetIds: readonly string[]): Promise<void> {
    await this.manager.delete(Decision, { changeId, targetId: In([...targetIds]) });
  }

  /**
   * Lets decisions about content that was merged follow it. A decision about a user who has one about the other content stays, because a standing
   * counts one decision for each target.
   */
  async follow({ from, into }: { from: string; into: string }): Promise<void> {
    await this.manager.query(
      `UPDATE decisions d SET target_id = $2 WHERE d.target_id = $1
       AND NOT EXISTS (SELECT FROM decisions other WHERE other.target_id = $2 AND other.user_id IS NOT DISTINCT FROM d.user_id)`,
      [from, into],
    );
  }

  /** Returns the stored decisions about a user for the data download, without the moderators. */
  exported(userId: string): Promise<Pick<Decision, 'kind' | 'targetId' | 'decidedAt' | 'reason' | 'until'>[]> {
    const select = { kind: true, targetId: true, decidedAt: true, reason: true, until: true } as const;
    return this.manager.find(Decision, { select, where: { userId }, order: { decidedAt: 'ASC', id: 'ASC' } });
  }

  /**
   * Detaches the decisions from an account that is being deleted. The latest decision about each contribution stays for 12 months, without the
   * ids of contribution and moderator. Only the keyed hash of the address finds it again.
   * @param addressKey keyed hash of the address
   */
  async leave(userId: string, addressKey: string): Promise<void> {
    await this.manager.query(
      `WITH last AS (SELECT DISTINCT ON (target_id) id, kind FROM decisions WHERE user_id = $1 ORDER BY target_id, decided_at DESC, id DESC),
       kept AS (SELECT id FROM last WHERE kind <> '${DecisionKind.REINSTATED}'),
       gone AS (DELETE FROM decisions WHERE user_id = $1 AND id NOT IN (SELECT id FROM kept))
       UPDATE decisions SET user_id = NULL, address_key = $2, forget_at = now() + ${OUTLAST}, target_id = gen_random_uuid(), change_id = NULL, decided_by = NULL
       WHERE id IN (SELECT id FROM kept)`,
      [userId, addressKey],
    );
  }

  /**
   * Attaches the decisions about a deleted account with the same address to a user, and restores a suspension that has not ended.
   * @param isProved whether the user has proved the mailbox; otherwise only decisions against the user are attached
   */
  async recall(userId: string, addressKey: string, isProved: boolean): Promise<void> {
    await this.manager.query(
      `WITH recalled AS (
         UPDATE decisions SET user_id = $1, address_key = NULL, forget_at = NULL,
           target_id = CASE kind WHEN '${DecisionKind.SUSPENDED}' THEN $1 ELSE target_id END
         WHERE address_key = $2 AND forget_at > now() AND ($3 OR kind = ANY($4)) RETURNING kind, until)
       UPDATE users SET suspended_until = greatest(suspended_until, suspension.until)
       FROM (SELECT max(until) AS until FROM recalled WHERE kind = '${DecisionKind.SUSPENDED}') suspension
       WHERE users.id = $1 AND suspension.until > now()`,
      [userId, addressKey, isProved, AGAINST],
    );
  }
}
