import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many cities there are.' })
export class CityCounts {
  @Field(() => Int, { description: 'All.' })
  all: number;

  @Field(() => Int, { description: 'Public ones.' })
  active: number;

  @Field(() => Int, { description: 'Hidden ones.' })
  inactive: number;

  @Field(() => Int, { description: 'Featured ones.' })
  featured: number;
}

@ObjectType({ description: 'How many places there are.' })
export class PlaceCounts {
  @Field(() => Int, { description: 'All.' })
  all: number;

  @Field(() => Int, { description: 'Waiting for approval.' })
  pending: number;

  @Field(() => Int, { description: 'Public ones.' })
  active: number;

  @Field(() => Int, { description: 'Refused ones.' })
  inactive: number;
}

@ObjectType({ description: 'How many people there are.' })
export class UserCounts {
  @Field(() => Int, { description: 'All.' })
  all: number;

  @Field(() => Int, { description: 'Admins.' })
  admins: number;

  @Field(() => Int, { description: 'Moderators.' })
  moderators: number;

  @Field(() => Int, { description: 'Those who are neither.' })
  regular: number;

  @Field(() => Int, { description: 'With an e-mail address that is known to be theirs.' })
  verified: number;

  @Field(() => Int, { description: 'Those who may not sign in at the moment.' })
  suspended: number;
}

@ObjectType({ description: 'How many reviews there are.' })
export class ReviewCounts {
  @Field(() => Int, { description: 'All.' })
  all: number;

  @Field(() => Int, { description: 'Waiting for approval.' })
  pending: number;

  @Field(() => Int, { description: 'Shown to everyone.' })
  approved: number;

  @Field(() => Int, { description: 'Refused ones.' })
  rejected: number;
}

/** Its fields are resolved one by one, each only where it is asked for. */
@ObjectType({ description: "How many rows each of the console's lists has, by standing." })
export class AdminCounts {}
