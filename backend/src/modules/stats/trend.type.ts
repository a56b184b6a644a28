import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Trend } from './trend.js';
import type { Trends } from './stats.service.js';

@ObjectType('Trend', { description: 'How a total has moved within 30 days: by the day on which what is counted was added or deleted.' })
class TrendType implements Trend {
  @Field(() => Float, { nullable: true, description: 'Growth as a share, 0.12 for 12 %; absent where there was nothing before.' })
  change: number | null;

  @Field(() => [Int], { description: 'The total at the end of each of the last 30 days, the oldest first.' })
  days: number[];
}

@ObjectType({ description: 'How the totals have moved within 30 days.' })
export class AdminTrends implements Trends {
  @Field(() => TrendType, { description: 'Active cities.' })
  cities: Trend;

  @Field(() => TrendType, { description: 'Active places.' })
  places: Trend;

  @Field(() => TrendType, { description: 'People.' })
  users: Trend;

  @Field(() => TrendType, { description: 'Approved reviews.' })
  reviews: Trend;
}
