import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { isId, newId } from '../../core/db/index.js';
import { Conflict, InvalidInput, NotFound } from '../../core/errors/index.js';
import { cleanText, textOrNull } from '../../core/validation/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget, type Columns } from '../activities/index.js';
import { Webhook, type WebhookWithSecret } from './webhook.entity.js';
import type { WebhookInput } from './webhook.input.js';
import { newSecret } from './webhook.signature.js';

/** Maximum number of webhooks. */
const MOST = 20;
/** Key of the advisory lock; no other code uses this number. */
const LOCK = 4_202_604;

/** Returns the settings of a webhook for the activity log, without the secret. */
const told = ({ url, description, events, isActive }: Webhook): Columns => ({ url, description, events: events.join(', '), is_active: isActive });

/** Returns the name of a webhook in the activity log: the host of its URL. */
export const labelOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;

/** Settings of the webhooks. */
export class WebhookService {
  /** @param allowsPrivate whether URLs can use `http:` */
  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityModule['activities'],
    private readonly allowsPrivate: boolean,
  ) {}

  /** Returns all webhooks, the newest first. */
  list(): Promise<Webhook[]> {
    return this.manager.find(Webhook, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Returns the webhooks that a user has created, for the data download. */
  exported(userId: string): Promise<Webhook[]> {
    return this.manager.findBy(Webhook, { createdBy: userId });
  }

  /** @throws NotFound */
  async get(id: string): Promise<Webhook> {
    const webhook = isId(id) ? await this.manager.findOneBy(Webhook, { id }) : null;
    if (!webhook) throw new NotFound('webhook');
    return webhook;
  }

  /** Creates a webhook. @throws InvalidInput for a URL that is not allowed, Conflict if there are already `MOST` */
  async create(viewer: Viewer, input: WebhookInput): Promise<WebhookWithSecret> {
    const values = this.read(input);
    await this.manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]); // serializes creations, so that together they cannot exceed `MOST`
    if ((await this.manager.count(Webhook)) >= MOST) throw new Conflict(['console.tooManyWebhooks', { n: MOST }]);
    const [id, secret] = [newId(), newSecret()];
    await this.manager.insert(Webhook, { ...values, id, secret, createdBy: viewer.id });
    const webhook = await this.get(id);
    await this.note(viewer, ActivityAction.CREATED, webhook, { after: told(webhook) });
    return { secret, webhook };
  }

  /** Replaces the settings of a webhook. Switching it off gives up its waiting messages. @throws NotFound, InvalidInput */
  async update(viewer: Viewer, id: string, input: WebhookInput): Promise<Webhook> {
    const values = this.read(input);
    const former = await this.lock(id);
    await this.manager.update(Webhook, { id: former.id }, { ...values, offReason: null });
    if (!values.isActive) await giveUpWaiting(this.manager, former.id);
    const webhook = await this.get(id);
    const [before, after] = [told(former), told(webhook)];
    const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
    const picked = (columns: Columns): Columns => Object.fromEntries(changed.map((name) => [name, columns[name]]));
    if (changed.length > 0) await this.note(viewer, ActivityAction.UPDATED, webhook, { before: picked(before), after: picked(after) });
    return webhook;
  }

  /** Deletes a webhook and its messages. @throws NotFound */
  async remove(viewer: Viewer, id: string): Promise<void> {
    const webhook = await this.lock(id);
    await this.manager.delete(Webhook, { id: webhook.id });
    await this.note(viewer, ActivityAction.DELETED, webhook, { before: told(webhook) });
  }

  /** Replaces the secret of a webhook. The former secret is no longer used. @throws NotFound */
  async renewSecret(viewer: Viewer, id: string): Promise<WebhookWithSecret> {
    const webhook = await this.lock(id);
    const secret = newSecret();
    await this.manager.update(Webhook, { id: webhook.id }, { secret });
    await this.note(viewer, ActivityAction.UPDATED, webhook, { after: { secret: 'renewed' } });
    return { secret, webhook };
  }

  private async lock(id: string): Promise<Webhook> {
    const webhook = isId(id) ? await this.manager.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
    if (!webhook) throw new NotFound('webhook');
    return webhook;
  }

  private note(viewer: Viewer, action: ActivityAction, webhook: Webhook, values: { before?: Columns; after?: Columns }): Promise<void> {
    return this.activities.note(viewer, { action, kind: ActivityTarget.WEBHOOK, id: webhook.id, label: labelOf(webhook), ...values });
  }

  /** Returns the column values of an input. @throws InvalidInput for a URL that is not allowed */
  private read({ url, description, events, isActive }: WebhookInput): Pick<Webhook, 'url' | 'description' | 'events' | 'isActive'> {
    const address = URL.canParse(cleanText(url, {})) ? new URL(cleanText(url, {})) : undefined;
    if (!address) throw new InvalidInput({ url: 'console.webhookAddressInvalid' });
    if (address.username || address.password) throw new InvalidInput({ url: 'console.webhookAddressWithPassword' });
    if (address.protocol !== 'https:' && !this.allowsPrivate) throw new InvalidInput({ url: 'console.webhookAddressNotSecure' });
    address.hash = '';
    return { url: address.href, description: textOrNull(description), events, isActive };
  }
}

/** Gives up all waiting messages of a webhook that is switched off. */
export async function giveUpWaiting(manager: EntityManager, webhookId: string): Promise<void> {
  await manager.query(
    `UPDATE webhook_deliveries SET failed_at = now(), next_attempt_at = NULL, body = NULL, last_error = 'The webhook was switched off'
     WHERE webhook_id = $1 AND next_attempt_at IS NOT NULL`,
    [webhookId],
  );
}
