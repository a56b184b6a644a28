import { Field, ObjectType } from 'type-graphql';
import { Place } from '../places/index.js';

@ObjectType({ description: 'A place in a list.' })
export class PlaceListItem {
  @Field(() => Place, { description: 'The place.' })
  place: Place;

  @Field(() => String, { nullable: true, description: 'Note of the owner of the list.' })
  note: string | null;

  @Field(() => Date, { description: 'Time at which it was added to the list.' })
  addedAt: Date;
}
