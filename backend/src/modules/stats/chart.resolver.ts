import { FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { City } from '../cities/index.js';
import { type RatingShare, RatingShareType } from '../reviews/index.js';
import { AdminCharts, CityCount, DayCountType, PendingAge } from './chart.type.js';
import type { StatsModule } from './stats.module.js';

@Resolver(() => AdminCharts)
export class AdminChartsResolver {
  constructor(private readonly services: StatsModule) {}

  @Access('admin')
  @Query(() => AdminCharts, { description: 'Data of the charts on the admin dashboard.' })
  adminCharts(): AdminCharts {
    return {};
  }

  @FieldResolver(() => [DayCountType], { description: 'Numbers of new reviews on each of the last 30 days (UTC), the oldest first.' })
  @UsualLength(30)
  reviewsPerDay(): Promise<DayCountType[]> {
    return this.services.charts.reviewsPerDay();
  }

  @FieldResolver(() => [RatingShareType], { description: 'Numbers of approved reviews by stars, five stars first.' })
  @UsualLength(5)
  ratingMix(): Promise<RatingShare[]> {
    return this.services.charts.ratingMix();
  }

  @FieldResolver(() => [CityCount], { description: 'The ten public cities with the most public places.' })
  @UsualLength(10)
  placesPerCity(): Promise<Omit<CityCount, 'city'>[]> {
    return this.services.charts.placesPerCity();
  }

  @FieldResolver(() => [PendingAge], { description: 'Contributions that wait for a decision, by waiting time.' })
  @UsualLength(4)
  pendingAge(): Promise<PendingAge[]> {
    return this.services.moderation.ages();
  }
}

@Resolver(() => CityCount)
export class CityCountResolver {
  constructor(private readonly services: StatsModule) {}

  @FieldResolver(() => City, { description: 'The city.' })
  async city(@Root() { cityId }: CityCount): Promise<City | null> {
    return this.services.cityById.load(cityId);
  }
}
