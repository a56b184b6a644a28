import type { MailLanguage, Sentence } from './sentence.js';

/** A short message in parts, which are escaped when they become HTML. */
export interface Letter {
  /** English if omitted. */
  language?: MailLanguage;
  subject: Sentence;
  greeting: Sentence;
  paragraphs: readonly Sentence[];
  /** The call to action, at most one. */
  button?: {
    label: Sentence;
    url: string;
    /** Sentence before the URL, for mail clients in which the button does not work. */
    help: Sentence;
  };
  /** Small print below the button. */
  closing?: readonly Sentence[];
}

/** Shades of the accent color in one color scheme. */
interface Shades {
  main: string;
  contrastText: string;
}

/** Name and look of the site in its mails. */
export interface Letterhead {
  name: string;
  publicUrl: string;
  /** Accent color; undefined for that of the app. */
  accent: { light: Shades; dark: Shades } | undefined;
  /** Name of the sender; that of the site if omitted. */
  sender?: string;
  /** Text before each subject. */
  subjectPrefix?: string;
  /** Lines below the letter. */
  footer?: readonly Sentence[];
}
