/** Returns the e-mail address typed on the previous screen, from the history state; empty if there is none. */
export function typedEmail(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
