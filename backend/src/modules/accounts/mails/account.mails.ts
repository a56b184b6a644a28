import type { JobQueue } from '../../../core/jobs/index.js';
import type { MailKind } from '../../site/index.js';
import { LINK_LIFE } from '../registration/index.js';
import { MAIL, type MailJob, newMail } from './mail.job.js';

/** Recipient of a mail. */
interface Person {
  name: string;
  email: string;
  /** Language of the mail; null for that of the site. */
  language: string | null;
}

/** Returns the time (min) for which the link in a mail works. */
export const linkLifeOf = (mail: MailKind): number => (mail === 'verifyAddress' ? LINK_LIFE.verify : LINK_LIFE.reset);

const lifetimeOf = (mail: MailKind) => ({ lifetime: String(linkLifeOf(mail)) });

/** Sends the mails about accounts. Each mail is a job, added in the transaction of the event: a rollback discards the mail. */
export class AccountMails {
  constructor(private readonly jobs: JobQueue) {}

  /** Sends a link that confirms the address which it is sent to. */
  verifyAddress(person: Person, linkId: string): Promise<void> {
    return this.post(person, { mail: 'verifyAddress', values: lifetimeOf('verifyAddress'), path: '/verify-email', linkId });
  }

  resetPassword(person: Person, linkId: string): Promise<void> {
    return this.post(person, { mail: 'resetPassword', values: lifetimeOf('resetPassword'), path: '/reset-password', linkId });
  }

  /** Asks a user with a new role and an unconfirmed address to choose a new password. */
  powerGained(person: Person, linkId: string): Promise<void> {
    return this.post(person, { mail: 'powerGained', values: lifetimeOf('powerGained'), path: '/reset-password', linkId });
  }

  passwordChanged(person: Person): Promise<void> {
    return this.post(person, { mail: 'passwordChanged', values: {}, path: '/forgot-password' });
  }

  /** Tells the former address that the account has a new one. */
  emailChanged(person: Person, newEmail: string): Promise<void> {
    return this.post(person, { mail: 'emailChanged', values: { email: newEmail } });
  }

  identityJoined(person: Person, provider: string): Promise<void> {
    return this.post(person, { mail: 'identityJoined', values: { provider }, path: '/profile' });
  }

  identityLeft(person: Person, provider: string): Promise<void> {
    return this.post(person, { mail: 'identityLeft', values: { provider }, path: '/forgot-password' });
  }

  accountDeleted(person: Person): Promise<void> {
    return this.post(person, { mail: 'accountDeleted', values: {} });
  }

  /** Tells a user that an admin has deleted their account. */
  accountRemoved(person: Person): Promise<void> {
    return this.post(person, { mail: 'accountRemoved', values: {} });
  }

  private post({ name, email, language }: Person, content: Pick<MailJob, 'mail' | 'values' | 'path' | 'linkId'>): Promise<void> {
    return this.jobs.add(MAIL, newMail({ to: email, name, language, ...content }));
  }
}
