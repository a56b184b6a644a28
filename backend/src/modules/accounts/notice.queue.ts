import type { EntityManager } from 'typeorm';
import type { Logger } from '../../core/logging/logger.js';
import { greet, type Letter, type Mailer, writeLetter } from '../../core/mail/index.js';
import { User } from '../users/index.js';

/** What somebody is told about something that they have contributed. */
export interface Notice {
  subject: string;
  paragraphs: readonly string[];
  /** What the button says, and the path that it leads to. */
  button: { label: string; path: string };
}

/** A notice on its way to somebody. */
export interface PendingNotice {
  userId: string;
  notice: Notice;
  /** Whether what it tells of is still so. */
  stands: (manager: EntityManager) => Promise<boolean>;
}

interface QueueParts {
  /** Works outside all transactions. */
  manager: EntityManager;
  mailer: Mailer;
  publicUrl: string;
  logger: Logger;
  /** Seconds that a notice waits, as what it tells of can still be taken back. */
  noticeDelay: number;
}

/** The notices of this process that wait before they are handed to the mailer, and then go one by one. */
export class NoticeQueue {
  private readonly waiting = new Map<NodeJS.Timeout, PendingNotice>();
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly parts: QueueParts) {}

  /** How many wait. */
  get size(): number {
    return this.waiting.size;
  }

  /** Sends a notice in a while, where it stands then. */
  add(pending: PendingNotice): void {
    const timer = setTimeout(() => this.start(timer, pending), this.parts.noticeDelay * 1000).unref();
    this.waiting.set(timer, pending);
  }

  /** Hands over at once what waits and stands. */
  async flush(): Promise<void> {
    for (const [timer, pending] of this.waiting) this.start(timer, pending);
    await this.sending;
  }

  private start(timer: NodeJS.Timeout, pending: PendingNotice): void {
    clearTimeout(timer);
    this.waiting.delete(timer);
    this.sending = this.sending.then(() => this.send(pending)).catch((err: unknown) => this.parts.logger.error({ err }, 'A notice was not sent'));
  }

  private async send({ userId, notice, stands }: PendingNotice): Promise<void> {
    const { manager, mailer, publicUrl } = this.parts;
    if (!(await stands(manager))) return;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user || user.deletedAt || !user.isVerified || !user.wantsDecisionMails) return;
    const { subject, paragraphs, button } = notice;
    const letter: Letter = {
      subject,
      greeting: greet(user.name),
      paragraphs,
      button: { label: button.label, url: `${publicUrl}${button.path}` },
      closing: [`You can switch these messages off on your profile: ${publicUrl}/profile`],
    };
    void mailer.send({ to: user.email, ...writeLetter(letter, publicUrl) });
  }
}
