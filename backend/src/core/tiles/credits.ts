import { Parser } from 'htmlparser2';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Elements whose text is code. */
const CODE: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'title', 'textarea']);

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/**
 * Returns the credits of map data as HTML that any page can show: text, and links to `https:` addresses without other attributes. Other elements are
 * replaced by their text. The result does not change if it is sanitized again.
 */
export function sanitizeCredits(html: string): string {
  let result = '';
  let isLink = false;
  let codeDepth = 0;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (CODE.has(name)) codeDepth += 1;
      if (name !== 'a' || codeDepth > 0 || isLink || !isHttps(href)) return;
      result += `<a href="${escaped(new URL(href).href)}">`;
      isLink = true;
    },
    ontext(text) {
      if (codeDepth === 0) result += escaped(text.replace(/[\p{Cc}\s]+/gu, ' '));
    },
    onclosetag(name) {
      if (CODE.has(name)) codeDepth -= 1;
      if (name !== 'a' || !isLink || codeDepth > 0) return;
      result += '</a>';
      isLink = false;
    },
  });
  parser.end(html.toWellFormed());
  return result.trim(); // the parser has closed all elements
}
