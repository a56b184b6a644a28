import type { EntityManager } from 'typeorm';
import type { ReportModule } from '../reports/index.js';
import { PUBLIC_TOTALS } from './stats.query.js';
import { type Trend, trendOf } from './trend.js';
import { readSteps, type TotalName } from './trend.query.js';

/** Totals that everyone may see. */
export interface PublicStats {
  cities: number;
  places: number;
  users: number;
  reviews: number;
}

/** Totals on the admin dashboard. */
export interface AdminStats {
  totalCities: number;
  totalPlaces: number;
  totalUsers: number;
  totalReviews: number;
  pendingPlaces: number;
  pendingReviews: number;
  reportedReviews: number;
}

/** Trends of the public totals within 30 days. */
export type Trends = Record<TotalName, Trend>;

/** Reads totals and their trends. */
export class StatsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly reports: ReportModule['reports'],
  ) {}

  /** Returns the public totals: active cities and places, users, approved reviews. */
  async public(): Promise<PublicStats> {
    const [totals] = await this.manager.query<[PublicStats]>(PUBLIC_TOTALS);
    return totals;
  }

  /** Returns the public totals, and the numbers of contributions that wait for a decision. */
  async admin(): Promise<AdminStats> {
    const [{ cities, places, users, reviews }, [waiting], reportedReviews] = await Promise.all([
      this.public(),
      this.manager.query<{ pendingPlaces: number; pendingReviews: number }[]>(
        `SELECT (SELECT count(*)::integer FROM places WHERE status = 'pending' AND deleted_at IS NULL) AS "pendingPlaces",
                (SELECT count(*)::integer FROM reviews WHERE status = 'pending' AND deleted_at IS NULL) AS "pendingReviews"`,
      ),
      this.reports.countReportedReviews(),
    ]);
    const { pendingPlaces = 0, pendingReviews = 0 } = waiting ?? {};
    return { totalCities: cities, totalPlaces: places, totalUsers: users, totalReviews: reviews, pendingPlaces, pendingReviews, reportedReviews };
  }

  /** Returns the trends of the totals within 30 days. They depend on when rows were added and deleted, not on changes of their status. */
  async trends({ totalCities, totalPlaces, totalUsers, totalReviews }: AdminStats): Promise<Trends> {
    const steps = await readSteps(this.manager);
    const trend = (total: number, name: TotalName): Trend =>
      trendOf(
        total,
        steps.filter((step) => step.name === name),
      );
    return {
      cities: trend(totalCities, 'cities'),
      places: trend(totalPlaces, 'places'),
      users: trend(totalUsers, 'users'),
      reviews: trend(totalReviews, 'reviews'),
    };
  }
}
