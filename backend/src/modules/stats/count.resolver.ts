import { FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { AdminCounts, CityCounts, PlaceCounts, ReviewCounts, UserCounts } from './count.type.js';
import type { StatsModule } from './index.js';

@Resolver(() => AdminCounts)
export class AdminCountsResolver {
  constructor(private readonly services: StatsModule) {}

  @Access('admin')
  @Query(() => AdminCounts, { description: 'How many rows each list has.' })
  adminCounts(): AdminCounts {
    return {};
  }

  @FieldResolver(() => CityCounts, { description: 'Cities.' })
  cities(): Promise<CityCounts> {
    return this.services.counts.cities();
  }

  @FieldResolver(() => PlaceCounts, { description: 'Places.' })
  places(): Promise<PlaceCounts> {
    return this.services.counts.places();
  }

  @FieldResolver(() => UserCounts, { description: 'People.' })
  users(): Promise<UserCounts> {
    return this.services.counts.users();
  }

  @FieldResolver(() => ReviewCounts, { description: 'Reviews.' })
  reviews(): Promise<ReviewCounts> {
    return this.services.counts.reviews();
  }
}

/** What takes another table to tell. */
@Resolver(() => ReviewCounts)
export class ReviewCountsResolver {
  constructor(private readonly services: StatsModule) {}

  @FieldResolver(() => Int, { description: 'With a report that nobody has looked at.' })
  reported(): Promise<number> {
    return this.services.reports.countReportedReviews();
  }
}
