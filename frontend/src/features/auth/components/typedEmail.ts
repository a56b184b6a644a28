/** The e-mail address that was typed on the screen before, from the app's own history state; empty where there is none. */
export function typedEmail(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
