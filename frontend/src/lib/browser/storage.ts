/** Text storage by key. If the browser blocks its storage or it is full, texts last until the page closes. */
interface TextStore {
  get: (key: string) => string | null;
  /** Stores a text; null deletes it. */
  set: (key: string, text: string | null) => void;
}

/** @param find returns the browser's storage; access throws a SecurityError if it is blocked */
function makeStore(find: () => Storage): TextStore {
  const onThisPage = new Map<string, string>();
  return {
    get(key) {
      try {
        return onThisPage.get(key) ?? find().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, text) {
      onThisPage.delete(key);
      try {
        if (text === null) find().removeItem(key);
        else find().setItem(key, text);
      } catch {
        if (text !== null) onThisPage.set(key, text);
      }
    },
  };
}

/** Storage of this browser: all tabs and later visits. */
export const browserStore = makeStore(() => localStorage);

/** Storage of this tab. */
export const tabStore = makeStore(() => sessionStorage);

/**
 * Sets a cookie that the browser sends only to requests below a path of the server. If the browser blocks cookies, nothing is sent.
 * @param life lifetime (s)
 */
export function sendCookie(name: string, value: string, { path, life }: { path: string; life: number }): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; path=${path}; max-age=${life}; samesite=lax${secure}`;
  } catch {
    // a frame without storage
  }
}
