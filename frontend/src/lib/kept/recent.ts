import { forgetSaved, SAVED_RESPONSES } from '../api';
import { paths } from '../address';

/** A page that was opened recently, and is saved for offline use. */
export interface RecentPage {
  name: string;
  path: string;
  /** Time at which it was saved (ms since 1970). */
  savedAt: number;
}

interface SavedData {
  city?: { id: string; name: string } | null;
  place?: { id: string; name: string } | null;
}

const PAGE = /^(CityScreen|PlaceScreen)-/;

/** Returns the saved pages of cities and places in a language, latest first. Empty if the browser allows no storage. */
export async function listRecentPages(language: string): Promise<RecentPage[]> {
  try {
    const cache = await caches.open(SAVED_RESPONSES);
    const read = async ({ url }: Request): Promise<RecentPage[]> => {
      const { searchParams } = new URL(url);
      const variables = JSON.parse(searchParams.get('variables') ?? '{}') as { language?: string };
      const answer = PAGE.test(searchParams.get('query') ?? '') && variables.language === language ? await cache.match(url) : undefined;
      if (!answer) return [];
      const { city, place } = (await answer.json()) as SavedData;
      const savedAt = Date.parse(answer.headers.get('date') ?? '');
      if (place) return [{ name: place.name, path: paths.place(place.id), savedAt }];
      return city ? [{ name: city.name, path: paths.city(city.id), savedAt }] : [];
    };
    const found = (await Promise.all((await cache.keys()).map(read))).flat();
    return found.sort((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}

/** Removes everything that was saved of recently opened pages. */
export const removeRecentPages = (): Promise<void> => forgetSaved();
