import type { Sentence } from './sentence.js';

/** A short message in parts, which are escaped when they become HTML. */
export interface Letter {
  subject: Sentence;
  greeting: Sentence;
  paragraphs: readonly Sentence[];
  /** The call to action, at most one. */
  button?: { label: Sentence; url: string };
  /** Small print below the button. */
  closing?: readonly Sentence[];
}
