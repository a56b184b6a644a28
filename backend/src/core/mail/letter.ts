import { letterToHtml } from './letter-html.js';

/** A short message in parts, in plain words; the parts are escaped where they become HTML. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What to do, at most one thing. */
  button?: { label: string; url: string };
  /** Small print after the button. */
  closing?: readonly string[];
}

/** RFC 3676, section 4.2, asks for at most 78 characters; quoting adds two. */
const LINE_LENGTH = 76;

/** What mail programs turn into a link by themselves. */
const LINK_LIKE = /[/@\\]|\p{L}:|[\p{L}\p{N}_-][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u;

/**
 * The first line of a letter. Anybody can register somebody else's address under any name, so a name that would show as a link
 * is left out: our mails must not carry a stranger's advertisement.
 */
export const greet = (name: string): string => (LINK_LIKE.test(name) ? 'Hello,' : `Hello ${onOneLine(name)},`);

/** A letter as a mail's text and HTML. `publicUrl` signs it. */
export function writeLetter(letter: Letter, publicUrl: string): { subject: string; text: string; html: string } {
  const clean: Letter = {
    ...letter,
    subject: onOneLine(letter.subject),
    greeting: onOneLine(letter.greeting),
    paragraphs: letter.paragraphs.map(onOneLine),
    closing: letter.closing?.map(onOneLine),
  };
  return { subject: clean.subject, text: letterToText(clean, publicUrl), html: letterToHtml(clean, publicUrl) };
}

function letterToText({ greeting, paragraphs, button, closing = [] }: Letter, publicUrl: string): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  const parts = [...[greeting, ...paragraphs].map(wrap), ...action, ...closing.map(wrap), `-- \nCityPins\n${publicUrl}`];
  return `${parts.join('\n\n')}\n`;
}

/** No line breaks, other control characters or signs that turn the writing direction. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/** Breaks between words only, so that an address stays whole. */
function wrap(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}
