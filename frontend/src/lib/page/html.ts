const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML markup that is inserted without escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[] | false | null | undefined;

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Creates markup from a template literal. Escapes inserted text, also for quoted attributes; inserted `Html` stays as it is. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((string, n) => (n === 0 ? '' : textOf(parts[n - 1])) + string).join(''));
