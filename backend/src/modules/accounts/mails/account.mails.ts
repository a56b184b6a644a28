import type { JobQueue } from '../../../core/jobs/index.js';
import { greet, type Letter, sentence } from '../../../core/mail/index.js';
import { MAIL, type MailJob, newMail } from './mail.job.js';

interface Person {
  name: string;
  email: string;
}

/** Sends the mails about accounts. Each mail is a job, added in the transaction of the event: a rollback discards the mail. */
export class AccountMails {
  constructor(
    private readonly jobs: JobQueue,
    private readonly publicUrl: string,
  ) {}

  /** Sends a link that confirms the address which it is sent to. */
  verifyAddress({ name, email }: Person, linkId: string): Promise<void> {
    return this.post(email, {
      subject: sentence`Confirm your e-mail address`,
      greeting: greet(name),
      paragraphs: [sentence`Please confirm that this is your e-mail address. The link works once, for 24 hours.`],
      link: { label: sentence`Confirm my address`, path: '/verify-email', id: linkId },
      closing: [sentence`If you did not ask for this, somebody has mistyped their address. You do not need to do anything.`],
    });
  }

  resetPassword({ name, email }: Person, linkId: string): Promise<void> {
    return this.post(email, {
      subject: sentence`Choose a new password`,
      greeting: greet(name),
      paragraphs: [sentence`You asked to choose a new password. The link works once, for 30 minutes.`],
      link: { label: sentence`Choose a new password`, path: '/reset-password', id: linkId },
      closing: [sentence`If it was not you, you do not need to do anything: your password stays as it is.`],
    });
  }

  /** Asks a user with a new role and an unconfirmed address to choose a new password. */
  powerGained({ name, email }: Person, linkId: string): Promise<void> {
    return this.post(email, {
      subject: sentence`Choose a password for your new role`,
      greeting: greet(name),
      paragraphs: [
        sentence`You now have a role that helps to run this site. Your address was not confirmed yet, so you need a new password. The link works once, for 30 minutes; the sign-in page can send another one.`,
      ],
      link: { label: sentence`Choose a password`, path: '/reset-password', id: linkId },
    });
  }

  passwordChanged({ name, email }: Person): Promise<void> {
    return this.post(email, {
      subject: sentence`Your password was changed`,
      greeting: greet(name),
      paragraphs: [sentence`The password of your account was just changed, and all other devices were signed out.`],
      button: { label: sentence`It was not me`, url: `${this.publicUrl}/forgot-password` },
      closing: [sentence`If it was you, all is well. If it was not, choose a new password at once.`],
    });
  }

  /** Tells the former address that the account has a new one. */
  emailChanged({ name, email }: Person, newEmail: string): Promise<void> {
    return this.post(email, {
      subject: sentence`Your e-mail address was changed`,
      greeting: greet(name),
      paragraphs: [sentence`Your account now uses the address ${newEmail}. This message goes to the one it had before.`],
      closing: [sentence`If it was not you, please contact the operator of this site.`],
    });
  }

  identityJoined({ name, email }: Person, provider: string): Promise<void> {
    return this.post(email, {
      subject: sentence`Your ${provider} account now signs you in`,
      greeting: greet(name),
      paragraphs: [sentence`Somebody signed in with the ${provider} account of this e-mail address. Both ways now lead to the same account.`],
      button: { label: sentence`Open my profile`, url: `${this.publicUrl}/profile` },
      closing: [sentence`If it was not you, secure your ${provider} account, then sign out your other devices on your profile.`],
    });
  }

  identityLeft({ name, email }: Person, provider: string): Promise<void> {
    return this.post(email, {
      subject: sentence`Your ${provider} account no longer signs you in`,
      greeting: greet(name),
      paragraphs: [sentence`The ${provider} account that signed you in was removed from your account here, and all other devices were signed out.`],
      button: { label: sentence`It was not me`, url: `${this.publicUrl}/forgot-password` },
      closing: [sentence`If it was you, all is well. If it was not, choose a new password at once.`],
    });
  }

  accountDeleted({ name, email }: Person): Promise<void> {
    return this.post(email, {
      subject: sentence`Your account was deleted`,
      greeting: greet(name),
      paragraphs: [sentence`Your account and what was stored about you are gone, as you asked. This is the last message that you get from us.`],
    });
  }

  /** Tells a user that an admin has deleted their account. */
  accountRemoved({ name, email }: Person): Promise<void> {
    return this.post(email, {
      subject: sentence`Your account was deleted`,
      greeting: greet(name),
      paragraphs: [
        sentence`The operator of this site has deleted your account. What was stored about you is gone, and what you have written stays without your name.`,
        sentence`This is the last message that you get from us.`,
      ],
    });
  }

  private post(to: string, { link, ...letter }: Letter & Pick<MailJob, 'link'>): Promise<void> {
    return this.jobs.add(MAIL, newMail({ to, letter, link }));
  }
}
