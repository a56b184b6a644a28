import type { EntityManager } from 'typeorm';
import type { Caller, PresentViewer, Viewer } from '../../../core/access/index.js';
import { isId, newId } from '../../../core/db/index.js';
import { NotFound } from '../../../core/errors/index.js';
import { MODERATED_CITIES } from '../../users/index.js';
import { deviceOf } from './device.js';
import { Session } from './session.entity.js';
import type { SessionTokens } from './session-tokens.js';

const HOUR = 3_600_000;
/** Lifetimes (ms) of a session, without and with “Remember me”. */
const SHORT = 12 * HOUR;
const LONG = 30 * 24 * HOUR;

const CURRENT = 'revoked_at IS NULL AND expires_at > now()';

/**
 * SQL for the user of a session: `$1` is the id of the session, `$2` that of the user. There is no row if the session has ended, or the user is suspended
 * or deleted. `isStale` tells that the time of the last use should be stored again.
 */
export const VIEWER_SQL = `SELECT u.id, u.role, ${MODERATED_CITIES} AS "cityIds", u.is_verified AS "isConfirmed", s.id AS "sessionId", s.last_seen_at < now() - interval '10 minutes' AS "isStale"
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = $1 AND u.id = $2 AND ${CURRENT} AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())`;

/** Row of `VIEWER_SQL`. */
export type ViewerRow = PresentViewer & { isStale: boolean };

/** Starts, checks and ends sessions. */
export class SessionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tokens: SessionTokens,
  ) {}

  /** Starts a session for a user on the caller's device, and deletes the user's ended sessions. */
  async start(userId: string, caller: Caller, { isLong = false } = {}): Promise<{ token: string; expiresAt: Date }> {
    const id = newId();
    const issuedAt = new Date();
    const expiresAt = new Date(issuedAt.getTime() + (isLong ? LONG : SHORT));
    await this.manager.query(
      `WITH ended AS (DELETE FROM sessions WHERE user_id = $2 AND (expires_at < now() OR revoked_at < now() - interval '1 day'))
       INSERT INTO sessions (id, user_id, expires_at, device) VALUES ($1, $2, $3, $4)`,
      [id, userId, expiresAt, deviceOf(caller.userAgent)],
    );
    return { token: this.tokens.sign({ userId, sessionId: id }, { issuedAt, expiresAt }), expiresAt };
  }

  /** Returns the user of a session token; null if the session has ended, or the user is suspended or deleted. */
  async viewerOf(token: string): Promise<PresentViewer | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const [row] = await this.manager.query<ViewerRow[]>(VIEWER_SQL, [claims.sessionId, claims.userId]);
    return row ? this.noteUse(row) : null;
  }

  /** Stores the time of the last use of a session if the stored one is stale. @returns the viewer */
  async noteUse({ isStale, ...viewer }: ViewerRow): Promise<PresentViewer> {
    // Ignores errors: users stay signed in while the database is read-only. The next request tries again.
    if (isStale) await this.manager.query('UPDATE sessions SET last_seen_at = now() WHERE id = $1', [viewer.sessionId]).catch(() => undefined);
    return viewer;
  }

  /** Whether the viewer's session has the long lifetime (“Remember me”). */
  async isLong({ sessionId }: PresentViewer): Promise<boolean> {
    const session = await this.manager.findOneByOrFail(Session, { id: sessionId });
    return session.expiresAt.getTime() - session.createdAt.getTime() > SHORT + HOUR; // an hour of tolerance: the two times come from different clocks
  }

  /** Returns the current sessions of a user, the most recently used first, at most 100. */
  list(viewer: Viewer): Promise<Session[]> {
    return this.manager
      .createQueryBuilder(Session, 'session')
      .where(`session.user_id = :userId AND ${CURRENT}`, { userId: viewer.id })
      .orderBy('session.last_seen_at', 'DESC')
      .addOrderBy('session.id', 'DESC')
      .take(100)
      .getMany();
  }

  /**
   * Ends one of the viewer's sessions.
   * @throws NotFound if the viewer has no such current session
   */
  async end(viewer: Viewer, id: string): Promise<void> {
    if (!isId(id)) throw new NotFound('session');
    const [, count] = await this.manager.query<[unknown, number]>(`UPDATE sessions SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND ${CURRENT}`, [
      id,
      viewer.id,
    ]);
    if (count === 0) throw new NotFound('session');
  }

  /**
   * Ends all other sessions of the viewer.
   * @returns number of sessions that this ended
   */
  async endOthers(viewer: PresentViewer): Promise<number> {
    const [, count] = await this.manager.query<[unknown, number]>(`UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND id <> $2 AND ${CURRENT}`, [
      viewer.id,
      viewer.sessionId,
    ]);
    return count;
  }

  /** Returns all stored sessions of a user, for the data download. */
  exported(userId: string): Promise<unknown> {
    return this.manager.find(Session, { where: { userId }, order: { createdAt: 'ASC' } });
  }
}
