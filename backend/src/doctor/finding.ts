import type { Reason } from '../core/errors/index.js';

/** Result of a check. Warnings and failures have a remedy. */
export type Finding =
  | { readonly level: 'ok' | 'skipped'; readonly text: Reason }
  | { readonly level: 'warning' | 'failure'; readonly text: Reason; readonly remedy: Reason };

export const ok = (text: Reason): Finding => ({ level: 'ok', text });
/** The check could not run; another check reports the reason. */
export const skipped = (text: Reason): Finding => ({ level: 'skipped', text });
/** The installation works, but has a problem. */
export const warning = (text: Reason, remedy: Reason): Finding => ({ level: 'warning', text, remedy });
/** The installation does not work, or will stop working soon. */
export const failure = (text: Reason, remedy: Reason): Finding => ({ level: 'failure', text, remedy });

/** Returns the message of an error: for an AggregateError that of its first error, for an error without a message its code. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors?.[0] ? reasonOf(errors[0]) : (code ?? String(error)));
}
