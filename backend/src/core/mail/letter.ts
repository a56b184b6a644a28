import { letterToHtml } from './letter-html.js';
import type { Letter, Letterhead } from './letter.type.js';
import type { Mail } from './mail.js';
import { isolatedByLine, plainText, type Sentence, sentence } from './sentence.js';

/** Maximum length of a line (characters). RFC 3676, section 4.2, asks for at most 78; quoting adds two. */
const LINE_LENGTH = 76;

/** Text that mail clients turn into a link by themselves. */
const LINK_LIKE = /[/@\\]|\p{L}:|[\p{L}\p{N}_-][.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u;

/**
 * Whether a name can be in a mail. Anyone can register the e-mail address of another person under any name, and our mails must not contain a
 * stranger's advertisement: a name that would show as a link is left out.
 */
export const isPlainName = (name: string): boolean => name.trim() !== '' && !LINK_LIKE.test(name);

/** Returns a letter with the name and look of the site as the parts of a mail. */
export const writeLetter = (letter: Letter, head: Letterhead): Pick<Mail, 'subject' | 'text' | 'html' | 'sender'> => ({
  subject: plainText(subjectOf(letter, head), letter.language),
  text: letterToText(letter, head),
  html: letterToHtml(letter, head),
  sender: head.sender || head.name,
});

/** Returns the subject with its prefix. The prefix keeps its own direction. */
const subjectOf = ({ subject }: Letter, { subjectPrefix }: Letterhead): Sentence =>
  subjectPrefix ? (`${sentence`${subjectPrefix}`} ${subject}` as Sentence) : subject;

function letterToText({ language, greeting, paragraphs, button, closing = [] }: Letter, { name, publicUrl, footer = [] }: Letterhead): string {
  const wrapped = (lines: readonly Sentence[]): string[] => lines.map((line) => wrap(plainText(line, language)));
  const action = button ? [`${plainText(button.label, language)}:\n${button.url}`] : [];
  const end = ['-- ', name, publicUrl, ...wrapped(footer)].join('\n');
  const parts = [...wrapped([greeting, ...paragraphs]), ...action, ...wrapped(closing), end];
  return `${parts.join('\n\n')}\n`;
}

/** Breaks lines between words only, so that URLs stay whole. */
function wrap(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return isolatedByLine(lines).join('\n');
}
