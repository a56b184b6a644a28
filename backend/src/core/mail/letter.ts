import { letterToHtml } from './letter-html.js';
import type { Letter, Letterhead } from './letter.type.js';
import type { Mail } from './mail.js';
import { isolatedByLine, plainText, type Sentence, sentence } from './sentence.js';

/** Maximum length of a line (characters). RFC 3676, section 4.2, asks for at most 78; quoting adds two. */
const LINE_LENGTH = 76;

/** Text that mail clients turn into a link by themselves. */
const LINK_LIKE = /[/@\\]|\p{L}:|[\p{L}\p{N}_-][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u;

/**
 * Returns the first line of a letter. Anyone can register the e-mail address of another person under any name. A name that would show as a link is
 * omitted, because our mails must not contain a stranger's advertisement.
 */
export const greet = (name: string): Sentence => (LINK_LIKE.test(name) ? sentence`Hello,` : sentence`Hello ${name},`);

/** Returns a letter with the name and look of the site as the parts of a mail. */
export const writeLetter = (letter: Letter, head: Letterhead): Pick<Mail, 'subject' | 'text' | 'html' | 'sender'> => ({
  subject: plainText(letter.subject),
  text: letterToText(letter, head),
  html: letterToHtml(letter, head),
  sender: head.name,
});

function letterToText({ greeting, paragraphs, button, closing = [] }: Letter, { name, publicUrl }: Letterhead): string {
  const action = button ? [`${plainText(button.label)}:\n${button.url}`] : [];
  const parts = [...[greeting, ...paragraphs].map(wrap), ...action, ...closing.map(wrap), `-- \n${name}\n${publicUrl}`];
  return `${parts.join('\n\n')}\n`;
}

/** Breaks lines between words only, so that URLs stay whole. */
function wrap(paragraph: Sentence): string {
  const lines: string[] = [];
  for (const word of plainText(paragraph).split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return isolatedByLine(lines).join('\n');
}
