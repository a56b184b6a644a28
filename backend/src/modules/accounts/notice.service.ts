import type { EntityManager } from 'typeorm';
import type { Work } from '../../core/db/work.js';
import { greet, type Letter, type Mailer, writeLetter } from '../../core/mail/index.js';
import { User } from '../users/index.js';

/** What somebody is told about something that they have contributed. */
export interface Notice {
  subject: string;
  paragraphs: readonly string[];
  /** What the button says, and the path that it leads to. */
  button: { label: string; path: string };
}

/** Tells people by mail what became of what they have contributed, unless they do not want to know. */
export class NoticeService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: { mailer: Mailer; publicUrl: string },
    private readonly work: Work,
  ) {}

  /** Sends a notice once what it tells of is in the database. */
  async send(userId: string, { subject, paragraphs, button }: Notice): Promise<void> {
    const user = await this.manager.findOneBy(User, { id: userId });
    if (!user || user.deletedAt || !user.isVerified || !user.wantsDecisionMails) return;
    const { mailer, publicUrl } = this.parts;
    const letter: Letter = {
      subject,
      greeting: greet(user.name),
      paragraphs,
      button: { label: button.label, url: `${publicUrl}${button.path}` },
      closing: [`You can switch these messages off on your profile: ${publicUrl}/profile`],
    };
    this.work.afterCommit(() => mailer.send({ to: user.email, ...writeLetter(letter, publicUrl) }));
  }
}
