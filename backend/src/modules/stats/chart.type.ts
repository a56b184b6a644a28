import { Field, Int, ObjectType } from 'type-graphql';
import type { WaitingAge } from '../moderation/index.js';
import type { DayCount } from './chart.service.js';

@ObjectType('DayCount', { description: 'A day and how much of it.' })
export class DayCountType implements DayCount {
  @Field(() => String, { description: 'The day in UTC, as `2026-11-21`.' })
  day: string;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'A city and how much it has.' })
export class CityCount {
  cityId: string;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'How much has waited for so long.' })
export class PendingAge implements WaitingAge {
  @Field(() => String, { description: 'How long: `under a day`, `1 to 3 days`, `3 to 7 days`, `over a week`.' })
  age: WaitingAge['age'];

  @Field(() => Int, { description: 'Places.' })
  places: number;

  @Field(() => Int, { description: 'Reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Photos.' })
  photos: number;

  @Field(() => Int, { description: 'Suggested edits.' })
  edits: number;
}

/** Its fields are resolved one by one, each only where it is asked for. */
@ObjectType({ description: 'What the charts of the dashboard show.' })
export class AdminCharts {}
