import { type EntityManager, In } from 'typeorm';
import type { Change } from '../../core/access/change.js';
import { newId } from '../../core/db/ids.js';
import { Decision, DecisionKind } from './decision.entity.js';
import { readStandings, type Standing } from './standing.query.js';

/** Whom a decision is about, and why. */
export interface Decided {
  userId: string;
  /** The review, photo, place, edit, report or user. */
  targetId: string;
  /** A code, never a text. */
  reason: string | null;
  /** End of a suspension. */
  until: Date | null;
}

/** How long decisions outlast the account. */
const OUTLAST = `interval '12 months'`;

/** Decisions that count against somebody at once; the others wait for proof that the mailbox is theirs. */
const AGAINST = [
  DecisionKind.REVIEW_REFUSED,
  DecisionKind.PHOTO_REFUSED,
  DecisionKind.SUGGESTION_REFUSED,
  DecisionKind.REPORT_DISMISSED,
  DecisionKind.SUSPENDED,
];

/** Decisions about people, and the standing that follows from them. */
export class StandingService {
  constructor(private readonly manager: EntityManager) {}

  /**
   * The standing of a user, which decides about automatic approval, limits and whether their reports count.
   * @param except identifier of a contribution that is not considered
   */
  async of(userId: string, except?: string): Promise<Standing> {
    const [standing] = await readStandings(this.manager, [userId], except);
    if (!standing) throw new Error(`There is no user ${userId}.`);
    return standing;
  }

  /** The standings of users, in any order; unknown ids are left out. */
  ofAll(userIds: readonly string[]): Promise<Standing[]> {
    return userIds.length === 0 ? Promise.resolve([]) : readStandings(this.manager, userIds);
  }

  /** Writes down decisions, in the transaction of the change that makes them. Decisions about oneself and about deleted accounts are left out. */
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

  /** Deletes the decisions of a change about these things: the change was undone. */
  async takeBack(changeId: string, targetIds: readonly string[]): Promise<void> {
    await this.manager.delete(Decision, { changeId, targetId: In([...targetIds]) });
  }

  /** What is stored about a user, without who has decided. */
  exported(userId: string): Promise<Pick<Decision, 'kind' | 'targetId' | 'decidedAt' | 'reason' | 'until'>[]> {
    const select = { kind: true, targetId: true, decidedAt: true, reason: true, until: true } as const;
    return this.manager.find(Decision, { select, where: { userId }, order: { decidedAt: 'ASC', id: 'ASC' } });
  }

  /**
   * Separates the decisions from an account that is being deleted: of each contribution the last one stays for 12 months, without the
   * contribution and the moderator. The address alone recognizes them.
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
   * Gives a user the decisions about a deleted account with the same address, and a suspension that has not ended.
   * @param isProved whether the user has proved that the mailbox is theirs; otherwise only decisions against them follow
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
