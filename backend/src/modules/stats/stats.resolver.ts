import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { StatsModule } from './index.js';
import type { PublicStats } from './stats.service.js';

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

@Resolver()
export class StatsResolver {
  constructor(private readonly services: StatsModule) {}

  @Access('public')
  @Query(() => PublicStatsType, { description: 'How much the guide holds.' })
  stats(): Promise<PublicStats> {
    return this.services.stats.public();
  }
}
