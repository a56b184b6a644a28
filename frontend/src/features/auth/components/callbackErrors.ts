const SENTENCES: Readonly<Record<string, string>> = {
  'not-configured': 'This way to sign in is not set up on this guide. Sign in with your e-mail address and password.',
  denied: 'The sign-in was cancelled on the other site. Try again, or use your e-mail address and password.',
  expired: 'The sign-in took too long, or was begun in another window. Please begin again.',
  'no-email':
    'The other site has not told us your e-mail address, and an account needs one. ' +
    'Allow it there, or create an account with your e-mail address.',
  'email-in-use':
    'There is an account with this e-mail address already. ' +
    'Sign in with its password; if you do not know it, ask for a new one.',
  suspended: 'This account is suspended for now. Ask whoever runs this guide if you think that is a mistake.',
  unavailable: 'The other site does not answer at the moment. Try again in a few minutes, or use your e-mail address and password.',
  failed: 'The sign-in did not work. Please try again.',
};

/**
 * What went wrong with a sign-in elsewhere, and what to do next.
 * @param code what the server sent along; ones that are not known read like `failed`
 */
export function callbackError(code: string): string {
  return (Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined) ?? SENTENCES.failed ?? '';
}
