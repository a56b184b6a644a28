import type { Location } from 'react-router-dom';
import { tabStore } from '../../../lib/storage';

const KEY = 'citypins-return-target';

/** How long a sign-in at another site may take: as long as the server waits for its answer. */
const PATIENCE = 10 * 60_000;

/** What the guards leave in the history about where a sign-in was asked for. */
interface Origin {
  from?: Partial<Location>;
}

/** What is kept while a sign-in goes on at another site. */
interface Departure extends Origin {
  /** When the browser left for it: milliseconds since 1970. */
  leftAt?: number;
}

function departure(): Departure | null {
  try {
    return JSON.parse(tabStore.get(KEY) ?? 'null') as Departure | null;
  } catch {
    return null;
  }
}

/**
 * Keeps, as the browser leaves for another site to sign in there, that it does, and where that leads; what was kept before is forgotten.
 * @param state history state of the screen that is left
 */
export function rememberDeparture(state: unknown): void {
  const { pathname, search, hash } = (state as Origin | null)?.from ?? {};
  const kept: Departure = { leftAt: Date.now(), ...(pathname && { from: { pathname, search, hash } }) };
  // Where storage is refused, the sign-in asks once more, and leads home.
  tabStore.set(KEY, JSON.stringify(kept));
}

/** Forgets what was kept: the sign-in has come to its end. */
export const forgetDeparture = (): void => tabStore.set(KEY, null);

/** Whether this tab has left for a sign-in at another site a short while ago, and not come back yet. */
export function hasDeparted(): boolean {
  const age = Date.now() - (departure()?.leftAt ?? -Infinity);
  return age >= 0 && age < PATIENCE;
}

/** Where the sign-in leads, in the form of history state; null where there is nothing that can be read. */
export function rememberedState(): Origin | null {
  const from = departure()?.from;
  return from ? { from } : null;
}
