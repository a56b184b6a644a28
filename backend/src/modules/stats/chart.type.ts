import { Field, Int, ObjectType } from 'type-graphql';
import type { WaitingAge } from '../moderation/index.js';
import type { DayCount } from './chart.service.js';

@ObjectType('DayCount', { description: 'A number for one day.' })
export class DayCountType implements DayCount {
  @Field(() => String, { description: 'Day in UTC, such as `2026-11-21`.' })
  day: string;

  @Field(() => Int, { description: 'The number.' })
  count: number;
}

@ObjectType({ description: 'A city and its number of public places.' })
export class CityCount {
  cityId: string;

  @Field(() => Int, { description: 'The number.' })
  count: number;
}

@ObjectType({ description: 'Numbers of contributions that have waited for a time within one range.' })
export class PendingAge implements WaitingAge {
  @Field(() => String, { description: 'Range of the waiting time: `under a day`, `1 to 3 days`, `3 to 7 days` or `over a week`.' })
  age: WaitingAge['age'];

  @Field(() => Int, { description: 'Suggested places.' })
  places: number;

  @Field(() => Int, { description: 'Reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Photos.' })
  photos: number;

  @Field(() => Int, { description: 'Suggested edits.' })
  edits: number;
}

/** Empty, because field resolvers read each field on request. */
@ObjectType({ description: 'Data of the charts on the admin dashboard.' })
export class AdminCharts {}
