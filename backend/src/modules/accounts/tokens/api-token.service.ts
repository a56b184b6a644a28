import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import type { PresentViewer, Viewer } from '../../../core/access/index.js';
import { isId, newId } from '../../../core/db/index.js';
import { Conflict, NotFound, Unauthenticated } from '../../../core/errors/index.js';
import { cleanText } from '../../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget, type Columns } from '../../activities/index.js';
import { MODERATED_CITIES } from '../../users/index.js';
import { ApiToken, ApiTokenScope, type CreatedApiToken } from './api-token.entity.js';
import type { CreateApiTokenInput } from './api-token.input.js';
import { Session } from '../sessions/index.js';

const PREFIX = 'citypins_';
/** Random bytes in a token: as many as a SHA-256 hash has. */
const BYTES = 32;
/** Length of the stored beginning of a token, to recognize it: the prefix and 4 characters, too few to guess the rest. */
const HINT = PREFIX.length + 4;
const DAY = 24 * 3_600_000;
/** Maximum number of tokens per user. */
const MOST = 20;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a bearer token is an API token by its form, not a session token. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** Rate limit state of a token. */
export interface Quota {
  /** Allowed requests per minute. */
  limit: number;
  /** Requests left in this minute; negative above the limit. */
  remaining: number;
  /** Seconds until the minute ends, rounded up. */
  reset: number;
}

/** Result of the use of a valid token. */
interface TokenUse {
  viewer: Viewer;
  quota: Quota;
}

interface UseRow {
  id: string;
  role: Viewer['role'];
  cityIds: Viewer['cityIds'];
  isConfirmed: boolean;
  scope: ApiTokenScope;
  requests: number;
  reset: number;
}

const IS_SAME_MINUTE = `t.minute_started_at > now() - interval '1 minute'`;
const USE = `
UPDATE api_tokens t SET
  last_used_at = now(),
  minute_started_at = CASE WHEN ${IS_SAME_MINUTE} THEN t.minute_started_at ELSE now() END,
  minute_requests = CASE WHEN ${IS_SAME_MINUTE} THEN t.minute_requests + 1 ELSE 1 END
FROM users u
WHERE t.token_hash = $1 AND (t.expires_at IS NULL OR t.expires_at > now())
  AND u.id = t.user_id AND u.deleted_at IS NULL AND (u.suspended_until IS NULL OR u.suspended_until < now())
RETURNING u.id, u.role, ${MODERATED_CITIES} AS "cityIds", u.is_verified AS "isConfirmed", t.scope, t.minute_requests AS requests, ceil(extract(epoch FROM t.minute_started_at + interval '1 minute' - now()))::integer AS reset`;

/** API tokens, with which programs act on behalf of users. Like sessions, they end when the role or password changes, or the account is deleted. */
export class ApiTokenService {
  /** @param limit requests per minute for each token */
  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
    private readonly limit: number,
  ) {}

  /**
   * Creates a token, and deletes the user's expired ones.
   * @throws Conflict if the user already has the maximum number, Unauthenticated if the session has ended meanwhile
   */
  async create(viewer: PresentViewer, { name, scope, expiresInDays }: CreateApiTokenInput): Promise<CreatedApiToken> {
    // Serializes requests of one user, so that together they cannot exceed the maximum.
    await this.manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [viewer.id]);
    if (!(await this.manager.existsBy(Session, { id: viewer.sessionId, revokedAt: IsNull() }))) throw new Unauthenticated();
    await this.manager.query('DELETE FROM api_tokens WHERE user_id = $1 AND expires_at < now()', [viewer.id]);
    if ((await this.manager.countBy(ApiToken, { userId: viewer.id })) >= MOST) {
      throw new Conflict(['accounts.tooManyTokens', { n: MOST }]);
    }
    const token = PREFIX + randomBytes(BYTES).toString('base64url');
    const id = newId();
    const expiresAt = expiresInDays ? new Date(Date.now() + expiresInDays * DAY) : null;
    await this.manager.insert(ApiToken, {
      id,
      userId: viewer.id,
      name: cleanText(name, {}),
      scope,
      tokenHash: hashOf(token),
      hint: token.slice(0, HINT),
      expiresAt,
    });
    const apiToken = await this.manager.findOneByOrFail(ApiToken, { id });
    await this.note(viewer, ActivityAction.CREATED, apiToken, { scope, expires_at: expiresAt });
    return { token, apiToken };
  }

  /** Returns the tokens of a user, the newest first. */
  list(viewer: Pick<Viewer, 'id'>): Promise<ApiToken[]> {
    return this.manager.find(ApiToken, { where: { userId: viewer.id }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /**
   * Revokes one of the viewer's tokens at once.
   * @throws NotFound if the viewer has no such token
   */
  async revoke(viewer: Viewer, id: string): Promise<void> {
    const apiToken = isId(id) ? await this.manager.findOne(ApiToken, { where: { id, userId: viewer.id }, lock: { mode: 'pessimistic_write' } }) : null;
    if (!apiToken) throw new NotFound('apiToken');
    await this.manager.delete(ApiToken, { id });
    await this.note(viewer, ActivityAction.DELETED, apiToken);
  }

  /** Logs a change of a token by its hint, not by its name: the log outlives the account, and users can write personal data into names. */
  private note(viewer: Viewer, action: ActivityAction, { id, hint }: ApiToken, after?: Columns): Promise<void> {
    return this.activities.note(viewer, { action, kind: ActivityTarget.API_TOKEN, id, label: hint, after });
  }

  /**
   * Counts a request with a token. The count is in the database, so the limit holds across processes.
   * @returns null if the token is unknown or expired, or its owner is suspended or deleted
   */
  async use(token: string): Promise<TokenUse | null> {
    const [[row]] = await this.manager.query<[UseRow[], number]>(USE, [hashOf(token)]);
    if (!row) return null;
    const { id, role, cityIds, isConfirmed, scope, requests, reset } = row;
    const viewer: Viewer = { id, role, cityIds, isConfirmed, sessionId: null, isReadOnly: scope === ApiTokenScope.READ };
    return { viewer, quota: { limit: this.limit, remaining: this.limit - requests, reset: Math.max(1, reset) } };
  }
}
