import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Text } from '../../core/validation/text-rules.js';
import { ListVisibility } from './place-list.entity.js';

@InputType({ description: 'Name, description and visibility of a list of places.' })
export class PlaceListInput {
  @Field(() => String, { description: 'Name of the list, 1 to 80 characters.' })
  @Text({ label: 'Name', required: 'Please name the list', max: [80, 'A name has at most 80 characters'] })
  name: string;

  @Field(() => String, { nullable: true, description: 'Description of the list, at most 500 characters.' })
  @Text({ label: 'Description', max: [500, 'A description has at most 500 characters'], isMultiline: true })
  description?: string | null;

  @Field(() => ListVisibility, { description: 'Visibility of the list.' })
  @IsEnum(ListVisibility, { message: 'Please choose who may read the list' })
  visibility: ListVisibility;
}

@InputType({ description: 'Note of the owner of a list about a place.' })
export class PlaceListNoteInput {
  @Field(() => String, { nullable: true, description: 'Text of the note, at most 500 characters; null or an empty text removes the note.' })
  @Text({ label: 'Note', max: [500, 'A note has at most 500 characters'], isMultiline: true })
  note?: string | null;
}
