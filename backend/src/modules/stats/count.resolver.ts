import { FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/index.js';
import { AdminCounts, CityCounts, PlaceCounts, ReviewCounts, UserCounts } from './count.type.js';
import type { StatsModule } from './stats.module.js';

@Resolver(() => AdminCounts)
export class AdminCountsResolver {
  constructor(private readonly services: StatsModule) {}

  @Access('admin')
  @Query(() => AdminCounts, { description: 'Numbers of rows in the lists of the admin console.' })
  adminCounts(): AdminCounts {
    return {};
  }

  @FieldResolver(() => CityCounts, { description: 'Numbers of cities.' })
  cities(): Promise<CityCounts> {
    return this.services.counts.cities();
  }

  @FieldResolver(() => PlaceCounts, { description: 'Numbers of places.' })
  places(): Promise<PlaceCounts> {
    return this.services.counts.places();
  }

  @FieldResolver(() => UserCounts, { description: 'Numbers of users.' })
  users(): Promise<UserCounts> {
    return this.services.counts.users();
  }

  @FieldResolver(() => ReviewCounts, { description: 'Numbers of reviews.' })
  reviews(): Promise<ReviewCounts> {
    return this.services.counts.reviews();
  }
}

/** The count that needs another table. */
@Resolver(() => ReviewCounts)
export class ReviewCountsResolver {
  constructor(private readonly services: StatsModule) {}

  @FieldResolver(() => Int, { description: 'Reviews with an open report.' })
  reported(): Promise<number> {
    return this.services.reports.countReportedReviews();
  }
}
