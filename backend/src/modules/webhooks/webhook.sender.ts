import type { Logger } from '../../core/logging/logger.js';
import type { WebhookDeliveryService } from './webhook-delivery.service.js';

/** Milliseconds between two looks at what is due. */
const PAUSE = 5000;

interface SenderParts {
  /** Makes what reads and writes the messages anew, as loaders remember what they have read. */
  deliveries: () => WebhookDeliveryService;
  /** Seconds that something must have stood before it is told. */
  delay: number;
  logger: Logger;
}

/**
 * Sends what is due to webhooks, a few messages to each at once; a webhook that does not answer holds up itself alone. Any number of processes
 * may do so on one database.
 */
export class WebhookSender {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly busy = new Set<string>();
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly parts: SenderParts) {}

  /** Looks every few seconds from now on. */
  start(): void {
    this.timer = setInterval(() => void this.send(), PAUSE).unref();
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await Promise.all(this.underWay);
  }

  /** Sends all that is due to webhooks that nothing is under way to, and ends when it was sent. */
  send(): Promise<void> {
    const run = this.sendDue()
      .catch((err: unknown) => this.parts.logger.error({ err }, 'Messages to webhooks were not sent'))
      .finally(() => this.underWay.delete(run));
    this.underWay.add(run);
    return run;
  }

  private async sendDue(): Promise<void> {
    const due = await this.parts.deliveries().due(this.parts.delay);
    await Promise.all(due.map((id) => this.sendTo(id)));
  }

  private async sendTo(webhookId: string): Promise<void> {
    if (this.busy.has(webhookId)) return;
    this.busy.add(webhookId);
    try {
      while (!this.isStopped) {
        const deliveries = this.parts.deliveries();
        const claimed = await deliveries.claim(webhookId, this.parts.delay);
        if (claimed.length === 0) return;
        await Promise.all(claimed.map((one) => deliveries.deliver(one)));
      }
    } finally {
      this.busy.delete(webhookId);
    }
  }
}
