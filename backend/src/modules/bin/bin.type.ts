import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../core/paging/index.js';
import { Image } from '../../core/pictures/index.js';

/** Kinds of things that the bin keeps. The values are those of `ActivityTarget`. */
export enum BinKind {
  CITY = 'city',
  PLACE = 'place',
  REVIEW = 'review',
  PHOTO = 'photo',
  LIST = 'list',
}
registerEnumType(BinKind, {
  name: 'BinKind',
  description: 'Kind of a deleted thing.',
  valuesConfig: {
    CITY: { description: 'Cities.' },
    PLACE: { description: 'Places, without those that are hidden by a deleted city.' },
    REVIEW: { description: 'Reviews, without those of deleted accounts.' },
    PHOTO: { description: 'Photos that admins have removed from a city or place.' },
    LIST: { description: 'Lists of places.' },
  },
});

@ObjectType({ description: 'Numbers of things that are hidden, restored and deleted together with another one.' })
class BinAlong {
  @Field(() => Int, { description: 'Places.' })
  places: number;

  @Field(() => Int, { description: 'Reviews of any status.' })
  reviews: number;

  @Field(() => Int, { description: 'Uploaded photos.' })
  photos: number;
}

@ObjectType({ description: 'A deleted thing that must be restored first.' })
export class BinFirst {
  @Field(() => BinKind, { description: 'Kind.' })
  kind: BinKind;

  @Field(() => ID, { description: 'Identifier.' })
  id: string;
}

@ObjectType({ description: 'Reason why something cannot be restored.' })
export class BinObstacle {
  @Field(() => String, { description: 'The text in English.' })
  text: string;

  @Field(() => String, { description: 'Key of the text.' })
  reason: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Values in the text.' })
  params: object | null;

  @Field(() => BinFirst, { nullable: true, description: 'Thing that must be restored first; null if that does not help.' })
  first: BinFirst | null;
}

@ObjectType({ description: 'A deleted thing, which can be restored for 30 days.' })
export class BinItem {
  /** Ids of the user who has contributed it, and of the one who has deleted it. */
  ownerId: string | null;
  deletedById: string | null;

  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => BinKind, { description: 'Kind.' })
  kind: BinKind;

  @Field(() => String, {
    nullable: true,
    description: 'Its name; that of the place for a review. Null for lists that are not public, and photos without a description.',
  })
  label: string | null;

  @Field(() => String, { nullable: true, description: 'More about it, such as the name of its city, or the text of a review.' })
  about: string | null;

  @Field(() => Image, { nullable: true, description: 'Image of a photo, with signed URLs, which expire after one to two hours; null for other kinds.' })
  image: Image | null;

  @Field(() => Date, { description: 'Time of deletion.' })
  deletedAt: Date;

  @Field(() => Date, { description: 'Time after which it is deleted permanently.' })
  purgedAt: Date;

  @Field(() => ID, { nullable: true, description: 'Identifier of the change that has deleted it, for `restoreChange`.' })
  changeId: string | null;

  @Field(() => Int, { description: 'Number of things of its kind that the same change has deleted, and that are still in the bin.' })
  sameChange: number;

  @Field(() => BinAlong, { description: 'Things that go along with it.' })
  along: BinAlong;

  @Field(() => BinObstacle, { nullable: true, description: 'Reason why it cannot be restored now; null if it can.' })
  obstacle: BinObstacle | null;
}

export const BinPage = pageType(BinItem, 'BinPage');

@ObjectType({ description: 'Numbers of things in the bin.' })
export class BinCounts {
  @Field(() => Int, { description: 'Cities.' })
  cities: number;

  @Field(() => Int, { description: 'Places.' })
  places: number;

  @Field(() => Int, { description: 'Reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Photos.' })
  photos: number;

  @Field(() => Int, { description: 'Lists.' })
  lists: number;
}
