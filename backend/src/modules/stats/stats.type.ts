import { Field, Int, ObjectType } from 'type-graphql';
import type { AdminStats, PublicStats } from './stats.service.js';

@ObjectType('PublicStats', { description: 'How much the guide holds that everyone may see.' })
export class PublicStatsType implements PublicStats {
  @Field(() => Int, { description: 'Active cities.' })
  cities: number;

  @Field(() => Int, { description: 'Active places.' })
  places: number;

  @Field(() => Int, { description: 'People with an account.' })
  users: number;

  @Field(() => Int, { description: 'Approved reviews.' })
  reviews: number;
}

@ObjectType('AdminStats', { description: 'How much the guide holds, and how much of it waits for a decision.' })
export class AdminStatsType implements AdminStats {
  @Field(() => Int, { description: 'Active cities.' })
  totalCities: number;

  @Field(() => Int, { description: 'Active places.' })
  totalPlaces: number;

  @Field(() => Int, { description: 'People with an account.' })
  totalUsers: number;

  @Field(() => Int, { description: 'Approved reviews.' })
  totalReviews: number;

  @Field(() => Int, { description: 'Places that wait for approval.' })
  pendingPlaces: number;

  @Field(() => Int, { description: 'Reviews that wait for approval.' })
  pendingReviews: number;

  @Field(() => Int, { description: 'Reviews with a report that nobody has looked at.' })
  reportedReviews: number;
}
