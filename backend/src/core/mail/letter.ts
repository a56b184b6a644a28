import { letterToHtml } from './letter-html.js';
import { isolatedByLine, plainText, type Sentence, sentence } from './sentence.js';

/** A short message in parts; the parts are escaped where they become HTML. */
export interface Letter {
  subject: Sentence;
  greeting: Sentence;
  paragraphs: readonly Sentence[];
  /** What to do, at most one thing. */
  button?: { label: Sentence; url: string };
  /** Small print after the button. */
  closing?: readonly Sentence[];
}

/** RFC 3676, section 4.2, asks for at most 78 characters; quoting adds two. */
const LINE_LENGTH = 76;

/** What mail programs turn into a link by themselves. */
const LINK_LIKE = /[/@\\]|\p{L}:|[\p{L}\p{N}_-][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u;

/**
 * The first line of a letter. Anybody can register somebody else's address under any name, so a name that would show as a link
 * is left out: our mails must not carry a stranger's advertisement.
 */
export const greet = (name: string): Sentence => (LINK_LIKE.test(name) ? sentence`Hello,` : sentence`Hello ${name},`);

/** A letter as a mail's text and HTML. `publicUrl` signs it. */
export const writeLetter = (letter: Letter, publicUrl: string): { subject: string; text: string; html: string } => ({
  subject: plainText(letter.subject),
  text: letterToText(letter, publicUrl),
  html: letterToHtml(letter, publicUrl),
});

function letterToText({ greeting, paragraphs, button, closing = [] }: Letter, publicUrl: string): string {
  const action = button ? [`${plainText(button.label)}:\n${button.url}`] : [];
  const parts = [...[greeting, ...paragraphs].map(wrap), ...action, ...closing.map(wrap), `-- \nCityPins\n${publicUrl}`];
  return `${parts.join('\n\n')}\n`;
}

/** Breaks between words only, so that an address stays whole. */
function wrap(paragraph: Sentence): string {
  const lines: string[] = [];
  for (const word of plainText(paragraph).split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return isolatedByLine(lines).join('\n');
}
