import { WorldIndex } from './world-index.js';
import type { WorldCity } from './world-city.type.js';

/** Index of this process. It takes 15 MB, so the first search loads it. */
let loading: Promise<WorldIndex> | undefined;

/** Returns the index. After a failure, the next call loads it again. */
function worldIndex(): Promise<WorldIndex> {
  loading ??= WorldIndex.load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Finds cities of the world, which need not be on this site. */
export class WorldCityService {
  /** Returns the best matches for a name, which a state or country can follow: `portland, maine`. */
  async search(search: string): Promise<WorldCity[]> {
    return (await worldIndex()).search(search);
  }

  /** Returns all cities with exactly this name, the largest first. @param places state and country, if they are known */
  async named(name: string, places: readonly string[]): Promise<WorldCity[]> {
    return (await worldIndex()).named(name, places);
  }

  /** Returns the city nearest to a point (degrees, WGS 84). */
  async nearest({ latitude, longitude }: WorldCity['coordinates']): Promise<WorldCity> {
    return (await worldIndex()).nearest(latitude, longitude);
  }
}
