import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Trend } from './trend.js';
import type { Trends } from './stats.service.js';

@ObjectType('Trend', { description: 'Trend of a total within 30 days, by the days on which rows were added or deleted.' })
class TrendType implements Trend {
  @Field(() => Float, { nullable: true, description: 'Growth as a fraction, such as 0.12 for 12 %; null if the total was 0 before.' })
  change: number | null;

  @Field(() => [Int], { description: 'Total at the end of each of the last 30 days (UTC), the oldest first.' })
  days: number[];
}

@ObjectType({ description: 'Trends of the public totals within 30 days.' })
export class AdminTrends implements Trends {
  @Field(() => TrendType, { description: 'Active cities.' })
  cities: Trend;

  @Field(() => TrendType, { description: 'Active places.' })
  places: Trend;

  @Field(() => TrendType, { description: 'Users.' })
  users: Trend;

  @Field(() => TrendType, { description: 'Approved reviews.' })
  reviews: Trend;
}
