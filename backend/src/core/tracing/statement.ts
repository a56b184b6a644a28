import { inSpan, isTracing } from './spans.js';

/** Characters of a statement that are told. */
const LONGEST_TEXT = 2000;

/** `SELECT places` of `SELECT … FROM "places" "p" …`: few enough to be counted by. */
function nameOf(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
  const table = /\b(?:FROM|INTO|UPDATE)\s+"?(\w+)"?/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/**
 * Runs a statement of SQL within a span of its own, which has its text with `$1` and so on, and none of its values
 * (https://opentelemetry.io/docs/specs/semconv/database/postgresql/).
 */
export const inStatementSpan = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  isTracing()
    ? inSpan(nameOf(text), { isOutgoing: true, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) } }, run)
    : run();
