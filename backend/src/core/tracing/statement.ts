import { inSpan, isTracing } from './spans.js';

/** Maximum length of the recorded text (characters). */
const LONGEST_TEXT = 2000;

/** Returns a name such as `SELECT places` for `SELECT … FROM "places" "p" …`. There are few such names, so spans can be grouped by them. */
function nameOf(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
  const table = /\b(?:FROM|INTO|UPDATE)\s+"?(\w+)"?/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/**
 * Runs an SQL statement in a span of its own. The span contains the text with placeholders such as `$1`, but no values
 * (https://opentelemetry.io/docs/specs/semconv/database/postgresql/).
 */
export const inStatementSpan = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  isTracing()
    ? inSpan(nameOf(text), { isOutgoing: true, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) } }, run)
    : run();
