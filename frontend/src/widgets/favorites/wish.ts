import { tabStore } from '../../lib/browser';

const KEY = 'citypins-favorite';

/** Time after which a remembered favorite expires (ms). */
const PATIENCE_MS = 30 * 60_000;

/** Change of a favorite that waits for a sign-in. */
interface Wish {
  placeId: string;
  name: string;
  isFavorite: boolean;
}

/** Stores a change until the sign-in in this tab; it replaces an earlier one. */
export const rememberWish = (wish: Wish): void => tabStore.set(KEY, JSON.stringify({ ...wish, until: Date.now() + PATIENCE_MS }));

/** Returns the stored change and removes it; undefined if there is none or it has expired. */
export function takeWish(): Wish | undefined {
  try {
    const kept = JSON.parse(tabStore.get(KEY) ?? 'null') as (Wish & { until: number }) | null;
    tabStore.set(KEY, null);
    return kept && Date.now() < kept.until ? kept : undefined;
  } catch {
    return undefined;
  }
}
