import type { JobQueue } from '../../core/jobs/index.js';
import { greet, type Letter } from '../../core/mail/index.js';
import { MAIL, type MailJob, newMail } from './mail.job.js';

interface Person {
  name: string;
  email: string;
}

/** The messages that accounts need. Each is a job, which exists once what it tells of is committed. */
export class AccountMails {
  constructor(
    private readonly jobs: JobQueue,
    private readonly publicUrl: string,
  ) {}

  /** To the address itself: opening the link confirms it. */
  verifyAddress({ name, email }: Person, linkId: string): Promise<void> {
    return this.post(email, {
      subject: 'Confirm your e-mail address',
      greeting: greet(name),
      paragraphs: ['Please confirm that this is your e-mail address. The link works once, for 24 hours.'],
      link: { label: 'Confirm my address', path: '/verify-email', id: linkId },
      closing: ['If you have not asked for this, somebody has mistyped their address. You need not do anything.'],
    });
  }

  resetPassword({ name, email }: Person, linkId: string): Promise<void> {
    return this.post(email, {
      subject: 'Choose a new password',
      greeting: greet(name),
      paragraphs: ['You asked to choose a new password. The link works once, for 30 minutes.'],
      link: { label: 'Choose a new password', path: '/reset-password', id: linkId },
      closing: ['If it was not you, you need not do anything: your password stays as it is.'],
    });
  }

  /** To somebody with a new role whose address nobody had confirmed. */
  powerGained({ name, email }: Person, linkId: string): Promise<void> {
    return this.post(email, {
      subject: 'Choose a password for your new role',
      greeting: greet(name),
      paragraphs: [
        'You help to run the guide from now on. As your address was not confirmed yet, you need a new password. The link works once, for 30 minutes; the sign-in page sends another one.',
      ],
      link: { label: 'Choose a password', path: '/reset-password', id: linkId },
    });
  }

  passwordChanged({ name, email }: Person): Promise<void> {
    return this.post(email, {
      subject: 'Your password was changed',
      greeting: greet(name),
      paragraphs: ['The password of your account was just changed, and all other devices were signed out.'],
      button: { label: 'It was not me', url: `${this.publicUrl}/forgot-password` },
      closing: ['If it was you, all is well. If it was not, choose a new password at once.'],
    });
  }

  /** To the address that no longer counts. */
  emailChanged({ name, email }: Person, newEmail: string): Promise<void> {
    return this.post(email, {
      subject: 'Your e-mail address was changed',
      greeting: greet(name),
      paragraphs: [`Your account now uses the address ${newEmail}. This message goes to the one it had before.`],
      closing: ['If it was not you, please tell whoever runs the guide.'],
    });
  }

  identityJoined({ name, email }: Person, provider: string): Promise<void> {
    return this.post(email, {
      subject: `Your ${provider} account now signs you in`,
      greeting: greet(name),
      paragraphs: [`Somebody signed in with the ${provider} account of this e-mail address. Both ways now lead to the same account.`],
      button: { label: 'Open my profile', url: `${this.publicUrl}/profile` },
      closing: [`If it was not you, secure your ${provider} account, then sign out your other devices on your profile.`],
    });
  }

  identityLeft({ name, email }: Person, provider: string): Promise<void> {
    return this.post(email, {
      subject: `Your ${provider} account no longer signs you in`,
      greeting: greet(name),
      paragraphs: [`The ${provider} account that signed you in was taken from your account here, and all other devices were signed out.`],
      button: { label: 'It was not me', url: `${this.publicUrl}/forgot-password` },
      closing: ['If it was you, all is well. If it was not, choose a new password at once.'],
    });
  }

  accountDeleted({ name, email }: Person): Promise<void> {
    return this.post(email, {
      subject: 'Your account was deleted',
      greeting: greet(name),
      paragraphs: ['Your account and what was stored about you are gone, as you asked. This is the last message that you get from us.'],
    });
  }

  /** To somebody whose account an admin has deleted. */
  accountRemoved({ name, email }: Person): Promise<void> {
    return this.post(email, {
      subject: 'Your account was deleted',
      greeting: greet(name),
      paragraphs: [
        'Whoever runs the guide has deleted your account. What was stored about you is gone, and what you have written stays without your name.',
        'This is the last message that you get from us.',
      ],
    });
  }

  private post(to: string, { link, ...letter }: Letter & Pick<MailJob, 'link'>): Promise<void> {
    return this.jobs.add(MAIL, newMail({ to, letter, link }));
  }
}
