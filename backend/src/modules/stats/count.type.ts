import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Numbers of cities.' })
export class CityCounts {
  @Field(() => Int, { description: 'All that are not deleted.' })
  all: number;

  @Field(() => Int, { description: 'Public (status `active`).' })
  active: number;

  @Field(() => Int, { description: 'Hidden (status `inactive`).' })
  inactive: number;

  @Field(() => Int, { description: 'Featured.' })
  featured: number;
}

@ObjectType({ description: 'Numbers of places.' })
export class PlaceCounts {
  @Field(() => Int, { description: 'All that are not deleted.' })
  all: number;

  @Field(() => Int, { description: 'Waiting for approval (status `pending`).' })
  pending: number;

  @Field(() => Int, { description: 'Public (status `active`).' })
  active: number;

  @Field(() => Int, { description: 'Refused or hidden (status `inactive`).' })
  inactive: number;
}

@ObjectType({ description: 'Numbers of users.' })
export class UserCounts {
  @Field(() => Int, { description: 'All that are not deleted.' })
  all: number;

  @Field(() => Int, { description: 'Admins.' })
  admins: number;

  @Field(() => Int, { description: 'Moderators.' })
  moderators: number;

  @Field(() => Int, { description: 'Users with neither role.' })
  regular: number;

  @Field(() => Int, { description: 'Users with a confirmed e-mail address.' })
  verified: number;

  @Field(() => Int, { description: 'Users who are suspended now.' })
  suspended: number;
}

@ObjectType({ description: 'Numbers of reviews.' })
export class ReviewCounts {
  @Field(() => Int, { description: 'All that are not deleted.' })
  all: number;

  @Field(() => Int, { description: 'Waiting for approval (status `pending`).' })
  pending: number;

  @Field(() => Int, { description: 'Public (status `approved`).' })
  approved: number;

  @Field(() => Int, { description: 'Refused (status `rejected`).' })
  rejected: number;
}

/** Empty, because field resolvers read each field on request. */
@ObjectType({ description: 'Numbers of rows in the lists of the admin console, by status.' })
export class AdminCounts {}
