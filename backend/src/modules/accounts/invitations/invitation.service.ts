import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { isId, newId } from '../../../core/db/index.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors/index.js';
import { cleanText, textOrNull } from '../../../core/validation/index.js';
import { ActivityAction, type ActivityService, ActivityTarget, type Columns } from '../../activities/index.js';
import { limitedTo } from '../moderated-cities.js';
import { type CreatedInvitation, Invitation, type InvitationOffer, InvitationState } from './invitation.entity.js';
import type { CreateInvitationInput } from './invitation.input.js';

/** Random bytes in a token: as many as a SHA-256 hash has. */
const BYTES = 32;
const DAY = 24 * 3_600_000;
/** Maximum number of invitations that are neither expired nor revoked. */
const MOST = 100;
/** Maximum number of invitations in a list. */
const LISTED = 500;
/** Key of the advisory lock; no other code uses this number. */
const LOCK = 4_202_605;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const REFUSALS = {
  [InvitationState.USED_UP]: 'accounts.invitationUsedUp',
  [InvitationState.EXPIRED]: 'accounts.invitationExpired',
  [InvitationState.REVOKED]: 'accounts.invitationRevoked',
} as const;

/** Invitations: links with which people can create an account, also while registration is by invitation. */
export class InvitationService {
  /** @param publicUrl address of the site, for the links */
  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
    private readonly publicUrl: string,
  ) {}

  /** Returns the newest invitations with their creators, the newest first, at most 500. */
  list(): Promise<Invitation[]> {
    return this.manager.find(Invitation, { relations: { creator: true }, order: { createdAt: 'DESC', id: 'DESC' }, take: LISTED });
  }

  /** Creates an invitation. Only its link contains the token. @throws InvalidInput as `limitedTo`, Conflict above the maximum number */
  async create(viewer: Viewer, { role = 'user', cityIds, note, maxUses, expiresInDays }: CreateInvitationInput): Promise<CreatedInvitation> {
    await this.manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]); // serializes creations, so that together they cannot exceed `MOST`
    if ((await this.manager.countBy(Invitation, { revokedAt: IsNull(), expiresAt: MoreThan(new Date()) })) >= MOST)
      throw new Conflict(['console.tooManyInvitations', { n: MOST }]);
    const moderatedCityIds = await limitedTo(this.manager, role, cityIds);
    const token = randomBytes(BYTES).toString('base64url');
    const id = newId();
    const expiresAt = new Date(Date.now() + expiresInDays * DAY);
    await this.manager.insert(Invitation, {
      id,
      tokenHash: hashOf(token),
      role,
      moderatedCityIds,
      note: textOrNull(note),
      maxUses,
      expiresAt,
      createdBy: viewer.id,
    });
    await this.note(
      viewer,
      ActivityAction.CREATED,
      { id, role },
      {
        max_uses: maxUses,
        expires_at: expiresAt,
        ...(moderatedCityIds && { moderated_city_ids: moderatedCityIds }),
      },
    );
    return { link: `${this.publicUrl}/register#invitation=${token}`, invitation: await this.get(id) };
  }

  /** Revokes an invitation at once; accounts that were created with it stay. @throws NotFound, Conflict if it can no longer be used anyway */
  async revoke(viewer: Viewer, id: string): Promise<Invitation> {
    const known = isId(id) && (await this.lock({ id }));
    if (!known) throw new NotFound('invitation');
    if (known.state !== InvitationState.OPEN) throw new Conflict('console.invitationOver');
    await this.manager.update(Invitation, id, { revokedAt: new Date() });
    await this.note(viewer, ActivityAction.DELETED, known);
    return this.get(id);
  }

  /** Returns what the link of an invitation offers. @throws NotFound for an unknown token */
  async offer(token: string): Promise<InvitationOffer> {
    const where = { tokenHash: hashOf(cleanText(token, {})) };
    const invitation = await this.manager.findOne(Invitation, { where, relations: { creator: true } });
    if (!invitation) throw new NotFound('invitation');
    const { state, creator, role } = invitation;
    return { state, inviter: creator.name, offeredRole: role };
  }

  /**
   * Counts a use of an invitation. The row stays locked until the end of the transaction, so only one of two people gets its last use.
   * @throws InvalidInput if it is unknown, revoked, used up or expired
   */
  async redeem(token: string): Promise<Invitation> {
    const invitation = await this.lock({ tokenHash: hashOf(cleanText(token, {})) });
    if (!invitation) throw new InvalidInput({ invitation: 'accounts.invitationUnknown' });
    const { id, state } = invitation;
    if (state !== InvitationState.OPEN) throw new InvalidInput({ invitation: REFUSALS[state] });
    await this.manager.increment(Invitation, { id }, 'uses', 1);
    return invitation;
  }

  /** Returns the invitations that a user has created, for the data download. */
  exported(userId: string): Promise<Invitation[]> {
    return this.manager.findBy(Invitation, { createdBy: userId });
  }

  /** Deletes the invitations that a user has created. */
  async erase(userId: string): Promise<void> {
    await this.manager.delete(Invitation, { createdBy: userId });
  }

  private get(id: string): Promise<Invitation> {
    return this.manager.findOneOrFail(Invitation, { where: { id }, relations: { creator: true } });
  }

  private async lock(where: { id: string } | { tokenHash: Buffer }): Promise<Invitation | undefined> {
    const locked = await this.manager.findOne(Invitation, { where, lock: { mode: 'pessimistic_write' } });
    return locked ? this.get(locked.id) : undefined;
  }

  /** Logs an action without the note: the log is kept permanently, and admins can write personal data into notes. */
  private note(viewer: Viewer, action: ActivityAction, { id, role }: Pick<Invitation, 'id' | 'role'>, after?: Columns): Promise<void> {
    return this.activities.note(viewer, { action, kind: ActivityTarget.INVITATION, id, label: role, after });
  }
}
