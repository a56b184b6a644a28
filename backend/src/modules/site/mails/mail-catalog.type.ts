import type { MailKind } from '../settings/index.js';

/** Texts of a mail. Placeholders such as `{{place}}` are filled with the data of the mail. */
export interface MailTexts {
  subject: string;
  /** Sentence after the greeting. The operator can replace it. */
  first: string;
  /** Sentences with facts, such as how long a link works. The operator cannot change them. */
  details?: readonly string[];
  /** Label of the button. */
  button?: string;
  /** Small print below the button. The operator can replace it. */
  last?: string;
}

/** Texts of all mails in one language. */
export interface MailCatalog {
  greeting: string;
  /** Greeting of a person whose name cannot be shown. */
  plainGreeting: string;
  /** Sentence before the address of the button. */
  buttonHelp: string;
  /** Sentence with the address that turns mails about decisions off. */
  unsubscribe: string;
  /** Data of mails in previews. */
  sample: { name: string; place: string; reason: string };
  mails: Readonly<Record<MailKind, MailTexts>>;
}
