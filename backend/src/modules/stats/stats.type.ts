import { Field, Int, ObjectType } from 'type-graphql';
import type { AdminStats, PublicStats } from './stats.service.js';

@ObjectType('PublicStats', { description: 'Totals that everyone may see.' })
export class PublicStatsType implements PublicStats {
  @Field(() => Int, { description: 'Active cities.' })
  cities: number;

  @Field(() => Int, { description: 'Active places.' })
  places: number;

  @Field(() => Int, { description: 'Users.' })
  users: number;

  @Field(() => Int, { description: 'Approved reviews.' })
  reviews: number;
}

@ObjectType('AdminStats', { description: 'Public totals, and numbers of contributions that wait for a decision.' })
export class AdminStatsType implements AdminStats {
  @Field(() => Int, { description: 'Active cities.' })
  totalCities: number;

  @Field(() => Int, { description: 'Active places.' })
  totalPlaces: number;

  @Field(() => Int, { description: 'Users.' })
  totalUsers: number;

  @Field(() => Int, { description: 'Approved reviews.' })
  totalReviews: number;

  @Field(() => Int, { description: 'Places that wait for approval.' })
  pendingPlaces: number;

  @Field(() => Int, { description: 'Reviews that wait for approval.' })
  pendingReviews: number;

  @Field(() => Int, { description: 'Reviews with an open report.' })
  reportedReviews: number;
}
