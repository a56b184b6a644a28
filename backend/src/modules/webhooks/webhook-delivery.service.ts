import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { isId, newId } from '../../core/db/index.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import { type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { StatsModule } from '../stats/index.js';
import { messageOf } from './webhook.message.js';
import type { Outcome, Post } from './webhook.post.js';
import { retryAfter, waitAfter } from './webhook.schedule.js';
import { giveUpWaiting, labelOf } from './webhook.service.js';
import { signedHeaders } from './webhook.signature.js';
import { Webhook, WebhookEvent } from './webhook.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { DELIVER, keyOf, queueOf } from './webhook.task.js';
import { BEGIN_AGAIN, BEGIN_NEXT, type Claimed, SAFETY_PAUSE, SECONDS_LEFT } from './webhook-delivery.query.js';

const GONE = 410;

interface Parts {
  services: StatsModule;
  post: Post;
  /** Minimum time (s) between a publication and its message. */
  delay: number;
}

/** Sends messages to webhooks, and stores the results. */
export class WebhookDeliveryService {
  /** Loads the latest message to a webhook by webhook id; null if there is none. */
  readonly last: DataLoader<string, WebhookDelivery | null>;

  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Parts,
  ) {
    this.last = new DataLoader((ids) => this.lastOf(ids));
  }

  /** Returns a page of the messages to a webhook, the newest first. @throws NotFound if the webhook does not exist */
  async list(webhookId: string, page: PageInput): Promise<Page<WebhookDelivery>> {
    if (!isId(webhookId) || !(await this.manager.existsBy(Webhook, { id: webhookId }))) throw new NotFound('webhook');
    const total = await this.manager.countBy(WebhookDelivery, { webhookId });
    return readPage(page, total, ({ offset, limit }) =>
      this.manager.find(WebhookDelivery, { where: { webhookId }, order: { createdAt: 'DESC', id: 'DESC' }, skip: offset, take: limit }),
    );
  }

  /** @throws NotFound */
  async get(id: string): Promise<WebhookDelivery> {
    const delivery = isId(id) ? await this.manager.findOneBy(WebhookDelivery, { id }) : null;
    if (!delivery) throw new NotFound('delivery');
    return delivery;
  }

  /** Creates a test message (`ping`) and starts its attempt, even if the webhook is off. @throws NotFound */
  async claimTest(webhookId: string): Promise<Claimed> {
    if (!isId(webhookId) || !(await this.manager.existsBy(Webhook, { id: webhookId }))) throw new NotFound('webhook');
    const id = newId();
    await this.manager.insert(WebhookDelivery, { id, webhookId, event: WebhookEvent.PING, subjectId: id });
    return this.claimOne(id);
  }

  /**
   * Starts an attempt to send a message again, in any state. It counts as the first attempt.
   * @throws NotFound, Conflict if its webhook is off, or its place or review is no longer public
   */
  async claimAgain(id: string): Promise<Claimed> {
    const delivery = await this.get(id);
    if (!(await this.manager.existsBy(Webhook, { id: delivery.webhookId, isActive: true }))) throw new Conflict('console.webhookOff');
    if ((await messageOf(delivery, this.manager, this.parts.services)) === null) throw new Conflict('console.deliveryNotPublic');
    return this.claimOne(id);
  }

  /** Sends a message that is due. Adds a job for one that is due later, and does nothing for one that no longer waits. */
  async deliverDue(id: string): Promise<void> {
    const [left] = await this.manager.query<{ seconds: number }[]>(SECONDS_LEFT, [id, this.parts.delay]);
    if (!left) return;
    if (left.seconds > 0) {
      const { webhookId } = await this.get(id);
      await this.plan({ id, webhookId }, left.seconds);
      return;
    }
    const [[claimed]] = await this.manager.query<[Claimed[], number]>(BEGIN_NEXT, [id]);
    if (claimed) await this.deliver(claimed);
  }

  /** Sends a message whose attempt was started, and stores the result. Deletes the message if its place or review is no longer public. */
  async deliver(claimed: Claimed): Promise<void> {
    const { id, url, secret } = claimed;
    const message = await messageOf(claimed, this.manager, this.parts.services);
    if (message === null) {
      await this.manager.delete(WebhookDelivery, { id });
      return;
    }
    const body = claimed.body ?? message;
    await this.manager.update(WebhookDelivery, { id }, { body });
    const startedAt = Date.now();
    const outcome = await this.parts.post(url, body, signedHeaders({ id, timestamp: Math.floor(startedAt / 1000), body }, secret));
    const last = { lastStatus: outcome.status, lastError: outcome.error, duration: Date.now() - startedAt };
    if (outcome.error === null)
      await this.manager.update(WebhookDelivery, { id }, { ...last, deliveredAt: new Date(), failedAt: null, nextAttemptAt: null, body: null });
    else await this.fail(claimed, outcome, last);
  }

  private async fail({ id, webhookId, event, attempts }: Claimed, { status, error, ...asked }: Outcome, last: Partial<WebhookDelivery>): Promise<void> {
    const now = new Date();
    const isTest = event === WebhookEvent.PING;
    const wait = isTest || status === GONE ? null : waitAfter(attempts, retryAfter(asked.retryAfter, now));
    if (wait !== null) {
      // The condition fails if the webhook was switched off meanwhile: its messages were given up then.
      await this.manager.query(
        'UPDATE webhook_deliveries SET last_status = $2, last_error = $3, duration = $4, next_attempt_at = now() + make_interval(secs => $5) WHERE id = $1 AND next_attempt_at IS NOT NULL',
        [id, last.lastStatus, last.lastError, last.duration, wait],
      );
      await this.plan({ id, webhookId }, wait);
      return;
    }
    await this.manager.update(WebhookDelivery, { id }, { ...last, failedAt: now, nextAttemptAt: null, body: null });
    if (status === GONE) await this.switchOff(webhookId, 'The receiver has answered 410 Gone.');
    else if (!isTest && !(await this.hasTakenSince(id)))
      await this.switchOff(webhookId, `A message was sent ${attempts} times in vain, and no other was taken meanwhile. Last: ${error}.`);
  }

  /** Whether the webhook has accepted any message since the event of this one. */
  private async hasTakenSince(id: string): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>(
      'SELECT FROM webhook_deliveries failed JOIN webhook_deliveries taken ON taken.webhook_id = failed.webhook_id AND taken.delivered_at >= failed.created_at WHERE failed.id = $1 LIMIT 1',
      [id],
    );
    return rows.length > 0;
  }

  private async switchOff(id: string, reason: string): Promise<void> {
    const { affected } = await this.manager.update(Webhook, { id, isActive: true }, { isActive: false, offReason: reason });
    if (!affected) return;
    await giveUpWaiting(this.manager, id);
    const label = labelOf(await this.manager.findOneByOrFail(Webhook, { id }));
    const [before, after] = [{ is_active: true }, { is_active: false, off_reason: reason }];
    await this.parts.services.activities.note(null, { action: ActivityAction.UPDATED, kind: ActivityTarget.WEBHOOK, id, label, before, after });
  }

  /** Starts an attempt that the current request makes. The added job repeats it if this process dies meanwhile. */
  private async claimOne(id: string): Promise<Claimed> {
    const [[claimed]] = await this.manager.query<[Claimed[], number]>(BEGIN_AGAIN, [id]);
    if (!claimed) throw new NotFound('delivery');
    await this.plan(claimed, SAFETY_PAUSE);
    return claimed;
  }

  private plan({ id, webhookId }: Pick<WebhookDelivery, 'id' | 'webhookId'>, seconds: number): Promise<void> {
    return this.parts.services.jobs.add(DELIVER, { id }, { queue: queueOf(webhookId), key: keyOf(id), delay: seconds });
  }

  private async lastOf(ids: readonly string[]): Promise<(WebhookDelivery | null)[]> {
    const found = await this.manager
      .createQueryBuilder(WebhookDelivery, 'delivery')
      .distinctOn(['delivery.webhook_id'])
      .where('delivery.webhook_id = ANY(:ids)', { ids })
      .orderBy('delivery.webhook_id')
      .addOrderBy('delivery.created_at', 'DESC')
      .addOrderBy('delivery.id', 'DESC')
      .getMany();
    return ids.map((id) => found.find(({ webhookId }) => webhookId === id) ?? null);
  }
}
