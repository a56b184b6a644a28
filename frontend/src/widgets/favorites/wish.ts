import { tabStore } from '../../lib/storage';

const KEY = 'citypins-favorite';

/** After that many milliseconds a sign-in counts as given up. */
const PATIENCE_MS = 30 * 60_000;

/** What somebody wanted before they had signed in. */
interface Wish {
  placeId: string;
  name: string;
  isFavorite: boolean;
}

/** Keeps a wish until somebody signs in in this tab; a former one is forgotten. */
export const rememberWish = (wish: Wish): void => tabStore.set(KEY, JSON.stringify({ ...wish, until: Date.now() + PATIENCE_MS }));

/** The wish that was kept, if any and not too long ago. It is forgotten with that. */
export function takeWish(): Wish | undefined {
  try {
    const kept = JSON.parse(tabStore.get(KEY) ?? 'null') as (Wish & { until: number }) | null;
    tabStore.set(KEY, null);
    return kept && Date.now() < kept.until ? kept : undefined;
  } catch {
    return undefined;
  }
}
