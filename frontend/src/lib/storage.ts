/** Texts that the browser keeps by key. Where it refuses to, or has no room left, they last as long as the page. */
interface TextStore {
  get: (key: string) => string | null;
  /** Keeps a text; null forgets it. */
  set: (key: string, text: string | null) => void;
}

/** @param find gives the browser's storage; the mere look at it throws a SecurityError where it is blocked */
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

/** For this browser, in all its tabs and on later visits. */
export const browserStore = makeStore(() => localStorage);

/** For this tab. */
export const tabStore = makeStore(() => sessionStorage);
