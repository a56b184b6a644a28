/** What one look has found; whatever is not right comes with what to do about it. */
export type Finding =
  | { readonly level: 'ok' | 'skipped'; readonly text: string }
  | { readonly level: 'warning' | 'failure'; readonly text: string; readonly remedy: string };

export const ok = (text: string): Finding => ({ level: 'ok', text });
/** What could not be looked at, for a reason that another check tells. */
export const skipped = (text: string): Finding => ({ level: 'skipped', text });
/** The guide works, but not as it should. */
export const warning = (text: string, remedy: string): Finding => ({ level: 'warning', text, remedy });
/** The guide does not work, or not for long. */
export const failure = (text: string, remedy: string): Finding => ({ level: 'failure', text, remedy });

/** What an error says, also one without words, and one that stands for several. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: unknown[] };
  return message || (errors?.[0] ? reasonOf(errors[0]) : (code ?? String(error)));
}
