import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Numbers of things that go along if something is deleted.' })
export class DeletionImpact {
  @Field(() => Int, { description: 'Cities to delete.' })
  cities: number;

  @Field(() => Int, { description: 'Places to delete, or places of the cities.' })
  places: number;

  @Field(() => Int, { description: 'Reviews of any status.' })
  reviews: number;

  @Field(() => Int, { description: 'Uploaded photos.' })
  photos: number;

  @Field(() => Int, { description: 'Lists of the user.' })
  lists: number;

  @Field(() => Int, { description: 'Favorites of the user.' })
  favorites: number;
}
