declare global {
  interface Window {
    /** Query string of the sign-in response. The script in `index.html` moves it here from the address before any request. */
    signInAnswer?: string;
  }
}

/** Returns the parameters of the response from Google's or Facebook's sign-in. */
export function readSignInAnswer(): URLSearchParams {
  return new URLSearchParams(window.signInAnswer ?? '');
}
