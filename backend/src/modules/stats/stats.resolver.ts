import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { StatsModule } from './index.js';
import type { AdminStats, PublicStats } from './stats.service.js';

@ObjectType('PublicStats', { description: 'How much the guide holds that everyone may see.' })
class PublicStatsType implements PublicStats {
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
class AdminStatsType implements AdminStats {
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

@Resolver()
export class StatsResolver {
  constructor(private readonly services: StatsModule) {}

  @Access('public')
  @Query(() => PublicStatsType, { description: 'How much the guide holds.' })
  stats(): Promise<PublicStats> {
    return this.services.stats.public();
  }

  @Access('admin')
  @Query(() => AdminStatsType, { description: 'What the admin dashboard shows first.' })
  adminStats(): Promise<AdminStats> {
    return this.services.stats.admin();
  }
}
