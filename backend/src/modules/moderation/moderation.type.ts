import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../core/paging/page.js';
import { User } from '../users/index.js';

/** What kinds of things wait for a moderator. */
export enum ModerationKind {
  PLACE = 'place',
  EDIT = 'edit',
  REVIEW = 'review',
  PHOTO = 'photo',
  REPORT = 'report',
}
registerEnumType(ModerationKind, {
  name: 'ModerationKind',
  description: 'What kinds of things wait for a moderator.',
  valuesConfig: {
    PLACE: { description: 'A suggested place.' },
    EDIT: { description: 'A suggested edit of a place.' },
    REVIEW: { description: 'A review that waits, or waits again.' },
    PHOTO: { description: 'A photo that waits.' },
    REPORT: { description: 'Something public that was reported.' },
  },
});

@ObjectType({ description: 'Something that waits for a moderator.' })
export class ModerationItem {
  @Field(() => ID, { description: 'Stable identifier: the kind and the id of the thing, as `review:…`.' })
  id: string;

  @Field(() => ModerationKind, { description: 'What kind of thing it is.' })
  kind: ModerationKind;

  @Field(() => Date, { description: 'Since when it has waited.' })
  since: Date;

  @Field(() => Int, { description: 'The version of the thing that waits or was reported: a decision about it names it.' })
  version: number;

  /** The row that waits, or was reported. */
  targetId: string;

  placeId: string | null;

  reviewId: string | null;

  photoId: string | null;

  editId: string | null;

  authorId: string | null;
}

export const ModerationItemPage = pageType(ModerationItem, 'ModerationItemPage');

@ObjectType({ description: 'Whose contribution a moderator looks at, and what became of their others.' })
export class ModerationAuthor {
  @Field(() => User, { description: 'The person.' })
  user: User;

  /** The review that the moderator looks at, where it is one. */
  reviewId: string | null;
}

@ObjectType({ description: 'How much waits for a moderator; of each kind 10,000 at most.' })
export class ModerationCounts {
  @Field(() => Int, { description: 'Everything; 10,000 at most.' })
  all: number;

  @Field(() => Int, { description: 'Suggested places.' })
  places: number;

  @Field(() => Int, { description: 'Suggested edits.' })
  edits: number;

  @Field(() => Int, { description: 'Reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Photos.' })
  photos: number;

  @Field(() => Int, { description: 'Public things that were reported.' })
  reports: number;
}
