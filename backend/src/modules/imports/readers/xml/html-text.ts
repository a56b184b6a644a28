import { Parser } from 'htmlparser2';

/** Elements that begin a new line. */
const LINES = new Set(['br', 'p', 'div', 'li', 'tr', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote']);
/** Elements whose content is no text. */
const HIDDEN = new Set(['script', 'style', 'head', 'title', 'iframe', 'object', 'svg', 'template', 'noscript']);
const CELLS = new Set(['td', 'th']);

/** Returns whether a text has tags or entities of HTML. */
const isHtml = (text: string): boolean => /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text);

/** Returns the text of a link with its address, if this is one of the web and not the text itself. */
function linkText(text: string, address: string | undefined): string {
  if (!address || !/^(?:https?:|mailto:|tel:)/i.test(address)) return text;
  const shown = address.replace(/^(?:mailto:|tel:)/i, '');
  return text.includes(shown) ? text : `${text} ${text ? `(${shown})` : shown}`.trim();
}

/**
 * Returns the text of an HTML fragment, with a line for each paragraph, row and line break.
 * Links keep their address; pictures, scripts and styles are left out. A text without HTML only loses blanks at the ends of lines.
 */
export function htmlText(html: string): string {
  if (!isHtml(html)) return tidied(html);
  let text = '';
  let hidden = 0;
  const links: { from: number; address: string | undefined }[] = [];
  const endLine = () => {
    if (text && !text.endsWith('\n')) text += '\n';
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (HIDDEN.has(name)) hidden += 1;
      else if (name === 'br') text += '\n';
      else if (LINES.has(name)) endLine();
    },
    onopentag: (name, { href }) => {
      if (name === 'a') links.push({ from: text.length, address: href });
    },
    ontext: (part) => {
      // Line ends of the source are blanks in HTML.
      if (hidden === 0) text += text.endsWith('\n') ? part.replace(/\s+/g, ' ').trimStart() : part.replace(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
      else if (name === 'a') {
        const link = links.pop();
        if (link) text = text.slice(0, link.from) + linkText(text.slice(link.from), link.address);
      } else if (CELLS.has(name)) text += ' ';
      else if (LINES.has(name) && name !== 'br') endLine();
    },
  });
  parser.end(html);
  return tidied(text);
}

/** Removes blanks at the ends of lines, and more than one empty line. */
const tidied = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
