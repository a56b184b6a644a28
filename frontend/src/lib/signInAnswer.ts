declare global {
  interface Window {
    /** What the sign-in elsewhere answered, moved here from the address by the page before anything was requested. */
    signInAnswer?: string;
  }
}

/** The parameters that a sign-in elsewhere came back with. */
export function readSignInAnswer(): URLSearchParams {
  return new URLSearchParams(window.signInAnswer ?? '');
}
