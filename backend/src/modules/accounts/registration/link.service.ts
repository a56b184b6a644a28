import { createHash, createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../core/db/index.js';
import { InvalidInput } from '../../../core/errors/index.js';
import type { LinkKind } from './account-link.entity.js';

/** Lifetime (min) of a link. */
export const LINK_LIFE: Record<LinkKind, number> = { verify: 24 * 60, reset: 30 };

/** Maximum number of links of one kind per account and hour. It protects mailboxes from being flooded. */
const PER_HOUR = 5;

const USABLE = 'token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > now()';
const USELESS = 'accounts.linkUseless';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Computes the token of a link. The token is never stored: each attempt to send the mail computes the same one.
 * @param secret session secret; anyone who knows it can compute tokens
 */
export const tokenOf = (secret: string, linkId: string): string => createHmac('sha256', secret).update(`account link ${linkId}`).digest('base64url');

/** Invalidates all links that were sent to an account. */
export async function cancelLinks(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('UPDATE account_links SET used_at = now() WHERE user_id = $1 AND used_at IS NULL', [userId]);
}

/** Returns SQL for the new address of a user that waits for its link to be opened. @param userId SQL for the id */
export const pendingEmailSql = (userId: string): string =>
  `SELECT l.email FROM account_links l JOIN users u ON u.id = l.user_id
   WHERE l.user_id = ${userId} AND l.kind = 'verify' AND l.used_at IS NULL AND l.expires_at > now() AND l.email <> u.email
   ORDER BY l.created_at DESC LIMIT 1`;

/** Creates and redeems the single-use links that are sent by mail. */
export class LinkService {
  /** @param secret session secret */
  constructor(
    private readonly manager: EntityManager,
    private readonly secret: string,
  ) {}

  /**
   * Creates a link for a mailbox. Anyone can request reset links for an address; if they exceed the limit, the owner still has a valid link.
   * @returns id of the link; undefined above the hourly limit
   */
  async issue(kind: LinkKind, userId: string, email: string): Promise<string | undefined> {
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]); // serializes requests for one account, so that they count each other
    const id = newId();
    const made = await this.manager.query<unknown[]>(
      `WITH old AS (DELETE FROM account_links WHERE user_id = $2 AND expires_at < now() - interval '1 day'),
            sent AS (
              SELECT count(*) FILTER (WHERE created_at > now() - interval '1 hour') AS recent,
                count(*) FILTER (WHERE used_at IS NULL AND expires_at > now()) AS usable
              FROM account_links WHERE user_id = $2 AND kind = $3)
       INSERT INTO account_links (id, user_id, kind, token_hash, email, expires_at)
       SELECT $1, $2, $3, $4, $5, now() + make_interval(mins => $6) FROM sent WHERE recent < $7 OR ($3 = 'reset' AND usable = 0) RETURNING id`,
      [id, userId, kind, hashOf(tokenOf(this.secret, id)), email, LINK_LIFE[kind], PER_HOUR],
    );
    return made.length > 0 ? id : undefined;
  }

  /** Returns the token of a link; undefined if the link was used or has expired. */
  async usableToken(id: string): Promise<string | undefined> {
    const token = tokenOf(this.secret, id);
    const found = await this.manager.query<unknown[]>(
      'SELECT 1 FROM account_links WHERE id = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()',
      [id, hashOf(token)],
    );
    return found.length > 0 ? token : undefined;
  }

  /** Checks that a link can be used, without using it. @throws InvalidInput if it is unknown, expired or used */
  async check(kind: LinkKind, token: string): Promise<void> {
    const found = await this.manager.query<unknown[]>(`SELECT 1 FROM account_links WHERE ${USABLE}`, [hashOf(token), kind]);
    if (found.length === 0) throw new InvalidInput({ token: USELESS });
  }

  /**
   * Redeems a link, and invalidates all other links of its kind for the account.
   * @throws InvalidInput if it is unknown, expired or used
   */
  async redeem(kind: LinkKind, token: string): Promise<{ userId: string; email: string }> {
    const [rows] = await this.manager.query<[{ userId: string; email: string }[]]>(
      `UPDATE account_links SET used_at = now() WHERE ${USABLE} RETURNING user_id AS "userId", email`,
      [hashOf(token), kind],
    );
    const [link] = rows;
    if (!link) throw new InvalidInput({ token: USELESS });
    await this.cancel(kind, link.userId);
    return link;
  }

  /** Whether a used link has already confirmed the current address of its account. Opening it again then changes nothing. */
  async isDone(token: string): Promise<boolean> {
    const found = await this.manager.query<unknown[]>(
      `SELECT 1 FROM account_links l JOIN users u ON u.id = l.user_id
       WHERE l.token_hash = $1 AND l.kind = 'verify' AND l.used_at IS NOT NULL AND u.is_verified AND u.deleted_at IS NULL AND l.email = u.email`,
      [hashOf(token)],
    );
    return found.length > 0;
  }

  /** Invalidates all links of one kind that were sent to an account. */
  async cancel(kind: LinkKind, userId: string): Promise<void> {
    await this.manager.query('UPDATE account_links SET used_at = now() WHERE user_id = $1 AND kind = $2 AND used_at IS NULL', [userId, kind]);
  }

  /**
   * Cancels a pending change of address by invalidating its links. A new password cancels it too: an intruder could have requested the change.
   */
  async cancelPendingEmail(userId: string): Promise<void> {
    await this.manager.query(
      `UPDATE account_links l SET used_at = now() FROM users u
       WHERE u.id = l.user_id AND l.user_id = $1 AND l.kind = 'verify' AND l.used_at IS NULL AND l.email <> u.email`,
      [userId],
    );
  }

  /** Returns the new address that waits for its link to be opened; null if there is none. */
  async pendingEmail(userId: string): Promise<string | null> {
    const [row] = await this.manager.query<{ email: string }[]>(pendingEmailSql('$1'), [userId]);
    return row?.email ?? null;
  }
}
