import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../core/paging/index.js';
import { User } from '../users/index.js';

export enum ModerationKind {
  PLACE = 'place',
  EDIT = 'edit',
  REVIEW = 'review',
  PHOTO = 'photo',
  REPORT = 'report',
}
registerEnumType(ModerationKind, {
  name: 'ModerationKind',
  description: 'Kind of an item in the moderation queue.',
  valuesConfig: {
    PLACE: { description: 'A suggested place.' },
    EDIT: { description: 'A suggested edit to a place.' },
    REVIEW: { description: 'A new or edited review, or one that reports have hidden.' },
    PHOTO: { description: 'A new photo, or one with a new description.' },
    REPORT: { description: 'A public place, review or photo that was reported.' },
  },
});

@ObjectType({ description: 'An item in the moderation queue.' })
export class ModerationItem {
  @Field(() => ID, { description: 'Stable identifier: kind and id of the target, such as `review:…`.' })
  id: string;

  @Field(() => ModerationKind, { description: 'Kind of the item.' })
  kind: ModerationKind;

  @Field(() => Date, { description: 'Time since which the item has waited.' })
  since: Date;

  @Field(() => Int, { description: 'Version of the target. Send it with a decision, to detect concurrent changes.' })
  version: number;

  /** Id of the row that waits, or was reported. */
  targetId: string;

  placeId: string | null;

  reviewId: string | null;

  photoId: string | null;

  editId: string | null;

  authorId: string | null;
}

export const ModerationItemPage = pageType(ModerationItem, 'ModerationItemPage');

@ObjectType({ description: 'Author of an item in the moderation queue, with numbers of their other contributions.' })
export class ModerationAuthor {
  @Field(() => User, { description: 'The user.' })
  user: User;

  /** Id of the review that the item belongs to; `recentReviews` leaves it out. */
  reviewId: string | null;
}

@ObjectType({ description: 'Numbers of items in the moderation queue, counted up to 10,000 per kind.' })
export class ModerationCounts {
  @Field(() => Int, { description: 'All items, at most 10,000.' })
  all: number;

  @Field(() => Int, { description: 'Suggested places.' })
  places: number;

  @Field(() => Int, { description: 'Suggested edits.' })
  edits: number;

  @Field(() => Int, { description: 'Reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Photos.' })
  photos: number;

  @Field(() => Int, { description: 'Public places, reviews and photos that were reported.' })
  reports: number;
}
