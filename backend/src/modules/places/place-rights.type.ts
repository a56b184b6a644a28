import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the viewer may do with a place.' })
export class PlaceRights {
  @Field(() => Boolean, { description: 'Whether they may suggest better details.' })
  suggestEdit: boolean;

  @Field(() => Boolean, { description: 'Whether they may add photos.' })
  addPhotos: boolean;

  @Field(() => Boolean, { description: 'Whether they may tell the moderators that something is wrong with it.' })
  report: boolean;

  @Field(() => Boolean, { description: 'Whether it waits for a decision that they may take.' })
  moderate: boolean;

  @Field(() => Boolean, { description: 'Change and delete it.' })
  manage: boolean;

  /** Which place it is, for the rights that modules further right add. */
  placeId: string;

  /** Whether everyone sees the place. */
  isPublic: boolean;
}
