import type { EntityManager } from 'typeorm';
import type { RatingShare } from '../reviews/index.js';
import { TREND_DAYS } from './trend.query.js';

const MAX_CITIES = 10;

/** A number for one day. */
export interface DayCount {
  /** Day in UTC, such as `2026-11-21`. */
  day: string;
  count: number;
}

/** Reads the data of the charts on the admin dashboard. */
export class ChartService {
  constructor(private readonly manager: EntityManager) {}

  /** Counts the new reviews on each of the last 30 days (UTC), the oldest day first. Today is the last day. */
  reviewsPerDay(): Promise<DayCount[]> {
    const today = `(now() AT TIME ZONE 'UTC')::date`;
    const first = `${today} - ${TREND_DAYS - 1}`;
    return this.manager.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(n, 0) AS count FROM generate_series(${first}, ${today}, interval '1 day') day
       LEFT JOIN (
         SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS n FROM reviews
         WHERE deleted_at IS NULL AND created_at >= (${first})::timestamp AT TIME ZONE 'UTC' GROUP BY 1) written USING (day)
       ORDER BY day`,
    );
  }

  /** Counts the approved reviews by stars. Returns five rows, five stars first. */
  ratingMix(): Promise<RatingShare[]> {
    return this.manager.query(
      `SELECT stars, coalesce(n, 0) AS count FROM generate_series(1, 5) stars
       LEFT JOIN (SELECT rating AS stars, count(*)::integer AS n FROM reviews WHERE status = 'approved' AND deleted_at IS NULL GROUP BY 1) given USING (stars)
       ORDER BY stars DESC`,
    );
  }

  /** Returns the ten public cities with the most public places. */
  placesPerCity(): Promise<{ cityId: string; count: number }[]> {
    return this.manager.query(
      `SELECT id AS "cityId", places_count AS count FROM cities WHERE status = 'active' AND deleted_at IS NULL AND places_count > 0
       ORDER BY places_count DESC, id LIMIT ${MAX_CITIES}`,
    );
  }
}
