import type { Location } from 'react-router-dom';

const KEY = 'citypins-return-target';

/** What the guards leave in the history about where a sign-in was asked for. */
interface Origin {
  from?: Partial<Location>;
}

/**
 * Keeps where a sign-in leads while it goes on at another site; what was kept before is forgotten.
 * @param state history state of the screen that is left
 */
export function rememberTarget(state: unknown): void {
  const { pathname, search, hash } = (state as Origin | null)?.from ?? {};
  try {
    if (pathname) sessionStorage.setItem(KEY, JSON.stringify({ from: { pathname, search, hash } } satisfies Origin));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a browser that refuses storage: the sign-in leads home
  }
}

/** What was kept, in the form of history state; null where there is nothing that can be read. */
export function rememberedState(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
