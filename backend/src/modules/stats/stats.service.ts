import type { EntityManager } from 'typeorm';
import type { CityService } from '../cities/index.js';
import type { PlaceModule } from '../places/index.js';

/** How much the guide holds that everyone may see. */
export interface PublicStats {
  cities: number;
  places: number;
  users: number;
  reviews: number;
}

/** Adds up what the guide holds. */
export class StatsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly cities: CityService,
    private readonly places: PlaceModule['places'],
  ) {}

  /** The four public totals: active cities and places, people, approved reviews. */
  async public(): Promise<PublicStats> {
    const [cities, places, totals] = await Promise.all([
      this.cities.count(),
      this.places.count(),
      this.manager.query<{ name: string; n: number }[]>('SELECT name, n::integer AS n FROM totals'),
    ]);
    const total = (name: string) => totals.find((row) => row.name === name)?.n ?? 0;
    return { cities, places, users: total('users'), reviews: total('reviews') };
  }
}
