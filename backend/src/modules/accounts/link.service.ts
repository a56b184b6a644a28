import { createHash, createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newId } from '../../core/db/ids.js';
import { InvalidInput } from '../../core/errors/index.js';
import type { LinkKind } from './account-link.entity.js';

/** Minutes; design.md, section 7: 24 hours and 30 minutes. */
const LIFE: Record<LinkKind, number> = { verify: 24 * 60, reset: 30 };

/** Messages of one kind that an account is sent within an hour at most: nobody's mailbox is filled through us. */
const PER_HOUR = 5;

const USABLE = 'token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > now()';
const USELESS = 'This link has expired or was used already. Ask for a new one.';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token of a link. It is computed when the mail is sent and stored nowhere, and each attempt to send the mail gives the same.
 * @param secret the one of the sessions; anyone who knows it can make tokens
 */
export const tokenOf = (secret: string, linkId: string): string => createHmac('sha256', secret).update(`account link ${linkId}`).digest('base64url');

/** Ends all links that an account was sent. */
export async function cancelLinks(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('UPDATE account_links SET used_at = now() WHERE user_id = $1 AND used_at IS NULL', [userId]);
}

/** Makes and takes the single-use links that are sent by mail. */
export class LinkService {
  /** @param secret of the sessions */
  constructor(
    private readonly manager: EntityManager,
    private readonly secret: string,
  ) {}

  /**
   * Makes a link to a mailbox. Anybody may ask for one to a new password: whoever does so over and over leaves its owner one that works.
   * @returns its id; undefined when the account has had enough of them for now
   */
  async issue(kind: LinkKind, userId: string, email: string): Promise<string | undefined> {
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]); // or requests at the same moment would not see each other
    const id = newId();
    const made = await this.manager.query<unknown[]>(
      `WITH old AS (DELETE FROM account_links WHERE user_id = $2 AND expires_at < now() - interval '1 day'),
            sent AS (
              SELECT count(*) FILTER (WHERE created_at > now() - interval '1 hour') AS recent,
                count(*) FILTER (WHERE used_at IS NULL AND expires_at > now()) AS usable
              FROM account_links WHERE user_id = $2 AND kind = $3)
       INSERT INTO account_links (id, user_id, kind, token_hash, email, expires_at)
       SELECT $1, $2, $3, $4, $5, now() + make_interval(mins => $6) FROM sent WHERE recent < $7 OR ($3 = 'reset' AND usable = 0) RETURNING id`,
      [id, userId, kind, hashOf(tokenOf(this.secret, id)), email, LIFE[kind], PER_HOUR],
    );
    return made.length > 0 ? id : undefined;
  }

  /** The token of a link that can be used now; undefined where it cannot. */
  async usableToken(id: string): Promise<string | undefined> {
    const token = tokenOf(this.secret, id);
    const found = await this.manager.query<unknown[]>(
      'SELECT 1 FROM account_links WHERE id = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()',
      [id, hashOf(token)],
    );
    return found.length > 0 ? token : undefined;
  }

  /** Whether a link could be used now. @throws InvalidInput where it could not */
  async check(kind: LinkKind, token: string): Promise<void> {
    const found = await this.manager.query<unknown[]>(`SELECT 1 FROM account_links WHERE ${USABLE}`, [hashOf(token), kind]);
    if (found.length === 0) throw new InvalidInput({ token: USELESS });
  }

  /**
   * Uses a link up, and with it all others of its kind that the account was sent.
   * @throws InvalidInput when it is unknown, too old or used
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

  /** Whether a link was to confirm an address that its account has, and that is confirmed: a second opening of it has nothing left to do. */
  async isDone(token: string): Promise<boolean> {
    const found = await this.manager.query<unknown[]>(
      `SELECT 1 FROM account_links l JOIN users u ON u.id = l.user_id
       WHERE l.token_hash = $1 AND l.kind = 'verify' AND l.used_at IS NOT NULL AND u.is_verified AND u.deleted_at IS NULL AND l.email = u.email`,
      [hashOf(token)],
    );
    return found.length > 0;
  }

  /** Makes all links of a kind worthless that an account was sent. */
  async cancel(kind: LinkKind, userId: string): Promise<void> {
    await this.manager.query('UPDATE account_links SET used_at = now() WHERE user_id = $1 AND kind = $2 AND used_at IS NULL', [userId, kind]);
  }

  /** Makes links to a new mailbox worthless: whoever asked for them may have been the one whom a new password is to keep out. */
  async cancelPendingEmail(userId: string): Promise<void> {
    await this.manager.query(
      `UPDATE account_links l SET used_at = now() FROM users u
       WHERE u.id = l.user_id AND l.user_id = $1 AND l.kind = 'verify' AND l.used_at IS NULL AND l.email <> u.email`,
      [userId],
    );
  }

  /** The mailbox other than the account's own that a link to confirm it is on its way to, if any. */
  async pendingEmail(userId: string): Promise<string | null> {
    const [row] = await this.manager.query<{ email: string }[]>(
      `SELECT l.email FROM account_links l JOIN users u ON u.id = l.user_id
       WHERE l.user_id = $1 AND l.kind = 'verify' AND l.used_at IS NULL AND l.expires_at > now() AND l.email <> u.email
       ORDER BY l.created_at DESC LIMIT 1`,
      [userId],
    );
    return row?.email ?? null;
  }
}
