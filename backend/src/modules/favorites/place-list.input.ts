import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { because, Text } from '../../core/validation/index.js';
import { ListVisibility } from './place-list.entity.js';

@InputType({ description: 'Name, description and visibility of a list of places.' })
export class PlaceListInput {
  @Field(() => String, { description: 'Name of the list, 1 to 80 characters.' })
  @Text({ label: 'Name', required: 'lists.nameMissing', max: 80 })
  name: string;

  @Field(() => String, { nullable: true, description: 'Description of the list, at most 500 characters.' })
  @Text({ label: 'Description', max: 500, isMultiline: true })
  description?: string | null;

  @Field(() => ListVisibility, { description: 'Visibility of the list.' })
  @IsEnum(ListVisibility, because('lists.visibilityMissing'))
  visibility: ListVisibility;
}

@InputType({ description: 'Note of the owner of a list about a place.' })
export class PlaceListNoteInput {
  @Field(() => String, { nullable: true, description: 'Text of the note, at most 500 characters; null or an empty text removes the note.' })
  @Text({ label: 'Note', max: 500, isMultiline: true })
  note?: string | null;
}
