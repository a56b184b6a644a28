import { FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/index.js';
import type { AdminStats, PublicStats, Trends } from './stats.service.js';
import { AdminStatsType, PublicStatsType } from './stats.type.js';
import { AdminTrends } from './trend.type.js';
import type { StatsModule } from './stats.module.js';

@Resolver(() => AdminStatsType)
export class StatsResolver {
  constructor(private readonly services: StatsModule) {}

  @Access('public')
  @Query(() => PublicStatsType, { description: 'Public totals of the site.' })
  stats(): Promise<PublicStats> {
    return this.services.stats.public();
  }

  @Access('admin')
  @Query(() => AdminStatsType, { description: 'Totals on the admin dashboard.' })
  adminStats(): Promise<AdminStats> {
    return this.services.stats.admin();
  }

  @FieldResolver(() => AdminTrends, { description: 'Trends of the four public totals within 30 days.' })
  trends(@Root() stats: AdminStatsType): Promise<Trends> {
    return this.services.stats.trends(stats);
  }
}
