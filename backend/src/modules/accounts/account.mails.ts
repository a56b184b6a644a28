import type { Work } from '../../core/db/work.js';
import { greet, type Letter, type Mailer, writeLetter } from '../../core/mail/index.js';

interface Person {
  name: string;
  email: string;
}

/** The messages that accounts need, sent once what they tell of is in the database. */
export class AccountMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly publicUrl: string,
    private readonly work: Work,
  ) {}

  /** To the address itself: open the link, and it counts. */
  verifyAddress({ name, email }: Person, token: string): void {
    this.post(email, {
      subject: 'Confirm your e-mail address',
      greeting: greet(name),
      paragraphs: ['Please confirm that this is your e-mail address. The link works once, for 24 hours.'],
      button: { label: 'Confirm my address', url: this.link('/verify-email', token) },
      closing: ['If you have not asked for this, somebody has mistyped their address. You need not do anything.'],
    });
  }

  resetPassword({ name, email }: Person, token: string): void {
    this.post(email, {
      subject: 'Choose a new password',
      greeting: greet(name),
      paragraphs: ['You asked to choose a new password. The link works once, for 30 minutes.'],
      button: { label: 'Choose a new password', url: this.link('/reset-password', token) },
      closing: ['If it was not you, you need not do anything: your password stays as it is.'],
    });
  }

  /** To somebody with a new role whose address nobody had confirmed. */
  powerGained({ name, email }: Person, token: string): void {
    this.post(email, {
      subject: 'Choose a password for your new role',
      greeting: greet(name),
      paragraphs: [
        'You help to run the guide from now on. As your address was not confirmed yet, you need a new password. The link works once, for 30 minutes; the sign-in page sends another one.',
      ],
      button: { label: 'Choose a password', url: this.link('/reset-password', token) },
    });
  }

  passwordChanged({ name, email }: Person): void {
    this.post(email, {
      subject: 'Your password was changed',
      greeting: greet(name),
      paragraphs: ['The password of your account was just changed, and all other devices were signed out.'],
      button: { label: 'It was not me', url: `${this.publicUrl}/forgot-password` },
      closing: ['If it was you, all is well. If it was not, choose a new password at once.'],
    });
  }

  /** To the address that no longer counts. */
  emailChanged({ name, email }: Person, newEmail: string): void {
    this.post(email, {
      subject: 'Your e-mail address was changed',
      greeting: greet(name),
      paragraphs: [`Your account now uses the address ${newEmail}. This message goes to the one it had before.`],
      closing: ['If it was not you, please tell whoever runs the guide.'],
    });
  }

  identityJoined({ name, email }: Person, provider: string): void {
    this.post(email, {
      subject: `Your ${provider} account now signs you in`,
      greeting: greet(name),
      paragraphs: [`Somebody signed in with the ${provider} account of this e-mail address. Both ways now lead to the same account.`],
      button: { label: 'Open my profile', url: `${this.publicUrl}/profile` },
      closing: [`If it was not you, secure your ${provider} account, then sign out your other devices on your profile.`],
    });
  }

  identityLeft({ name, email }: Person, provider: string): void {
    this.post(email, {
      subject: `Your ${provider} account no longer signs you in`,
      greeting: greet(name),
      paragraphs: [`The ${provider} account that signed you in was taken from your account here, and all other devices were signed out.`],
      button: { label: 'It was not me', url: `${this.publicUrl}/forgot-password` },
      closing: ['If it was you, all is well. If it was not, choose a new password at once.'],
    });
  }

  accountDeleted({ name, email }: Person): void {
    this.post(email, {
      subject: 'Your account was deleted',
      greeting: greet(name),
      paragraphs: ['Your account and what was stored about you are gone, as you asked. This is the last message that you get from us.'],
    });
  }

  /** To somebody whose account an admin has deleted. */
  accountRemoved({ name, email }: Person): void {
    this.post(email, {
      subject: 'Your account was deleted',
      greeting: greet(name),
      paragraphs: [
        'Whoever runs the guide has deleted your account. What was stored about you is gone, and what you have written stays without your name.',
        'This is the last message that you get from us.',
      ],
    });
  }

  /** The token stands behind the #: that part of an address reaches no server and no log. */
  private link(path: string, token: string): string {
    return `${this.publicUrl}${path}#${token}`;
  }

  private post(to: string, letter: Letter): void {
    this.work.afterCommit(() => this.mailer.send({ to, ...writeLetter(letter, this.publicUrl) }));
  }
}
