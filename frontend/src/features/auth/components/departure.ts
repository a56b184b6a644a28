import type { Location } from 'react-router-dom';
import { tabStore } from '../../../lib/browser';

const KEY = 'citypins-return-target';

/** Timeout of a social sign-in (ms); the server has the same. */
const PATIENCE = 10 * 60_000;

/** History state that the guards set: the address that needed a sign-in. */
interface Origin {
  from?: Partial<Location>;
}

/** Data stored during a social sign-in. */
interface Departure extends Origin {
  /** Time when the browser left the site (ms since 1970). */
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
 * Stores that the browser leaves for a social sign-in, and the address to return to. Replaces earlier data.
 * @param state history state of the current screen
 */
export function rememberDeparture(state: unknown): void {
  const { pathname, search, hash } = (state as Origin | null)?.from ?? {};
  const kept: Departure = { leftAt: Date.now(), ...(pathname && { from: { pathname, search, hash } }) };
  // If the browser refuses storage, the return from the sign-in asks for a confirmation and leads to the home page.
  tabStore.set(KEY, JSON.stringify(kept));
}

/** Removes the stored data at the end of the sign-in. */
export const forgetDeparture = (): void => tabStore.set(KEY, null);

/** True if this tab left for a social sign-in within the timeout and has not returned yet. */
export function hasDeparted(): boolean {
  const age = Date.now() - (departure()?.leftAt ?? -Infinity);
  return age >= 0 && age < PATIENCE;
}

/** Returns the stored return address as history state; null if there is none. */
export function rememberedState(): Origin | null {
  const from = departure()?.from;
  return from ? { from } : null;
}
