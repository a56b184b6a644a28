import { Field, ObjectType } from 'type-graphql';
import { Place } from '../places/index.js';

@ObjectType({ description: 'A place of a list.' })
export class PlaceListItem {
  @Field(() => Place, { description: 'The place.' })
  place: Place;

  @Field(() => String, { nullable: true, description: 'What the owner of the list writes beside it.' })
  note: string | null;

  @Field(() => Date, { description: 'When it was put into the list.' })
  addedAt: Date;
}
