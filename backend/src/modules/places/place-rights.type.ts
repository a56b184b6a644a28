import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Rights of the viewer on a place.' })
export class PlaceRights {
  @Field(() => Boolean, { description: 'Whether the viewer can suggest an edit.' })
  suggestEdit: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can add photos.' })
  addPhotos: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can report the place.' })
  report: boolean;

  @Field(() => Boolean, { description: 'Whether the place is pending and the viewer can approve or reject it.' })
  moderate: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can update and delete the place.' })
  manage: boolean;

  /** Id of the place, for resolvers of other modules that add rights. */
  placeId: string;

  /** Whether the place is public. */
  isPublic: boolean;
}
