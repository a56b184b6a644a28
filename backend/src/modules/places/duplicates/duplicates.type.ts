import { IsOptional } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { pageType } from '../../../core/paging/index.js';
import { PlainText } from '../../../core/validation/index.js';
import { Place } from '../place.entity.js';

@InputType({ description: 'Filter of the pairs of possible duplicates.' })
export class DuplicateFilter {
  @Field(() => ID, { nullable: true, description: 'Only pairs in the city with this id.' })
  @IsOptional()
  @PlainText(200)
  cityId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'True: pairs that were marked as different; false: all other pairs.' })
  isDismissed: boolean = false;
}

@ObjectType({ description: 'Two places that can be the same one.' })
export class DuplicatePair {
  /** Ids of the places. */
  a: string;
  b: string;

  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => Float, { description: 'Distance between the places (m).' })
  distance: number;

  @Field(() => Float, { description: 'Similarity of their names, 0 to 1.' })
  similarity: number;

  @Field(() => Boolean, { description: 'Whether an admin has marked them as different.' })
  isDismissed: boolean;

  @Field(() => Date, { description: 'Time at which they were first found.' })
  foundAt: Date;
}

export const DuplicatePairPage = pageType(DuplicatePair, 'DuplicatePairPage');

@ObjectType({ description: 'The search for duplicates.' })
export class DuplicateSearch {
  @Field(() => Date, { nullable: true, description: 'Time of the last complete search; null if there was none.' })
  comparedAt: Date | null;

  @Field(() => Boolean, { description: 'Whether a search waits or is running.' })
  isRunning: boolean;
}

@ObjectType({ description: 'A place, with the numbers of what a merge moves.' })
export class ComparedPlace {
  @Field(() => Place, { description: 'The place.' })
  place: Place;

  @Field(() => Int, { description: 'Reviews of any status.' })
  reviews: number;

  @Field(() => Int, { description: 'Pictures of the place and of its reviews.' })
  photos: number;

  @Field(() => Int, { description: 'Users who have it as a favorite.' })
  favorites: number;

  @Field(() => Int, { description: 'Lists with the place.' })
  lists: number;

  @Field(() => Int, { description: 'Suggested edits that wait for a decision.' })
  edits: number;

  @Field(() => Int, { description: 'Open reports of the place.' })
  reports: number;
}
