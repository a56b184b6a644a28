import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Text } from '../../core/validation/text-rules.js';
import { ListVisibility } from './place-list.entity.js';

@InputType({ description: 'What a list of places is called, and who may read it.' })
export class PlaceListInput {
  @Field(() => String, { description: 'Its name, 1 to 80 characters.' })
  @Text({ label: 'Name', required: 'Please name the list', max: [80, 'A name has at most 80 characters'] })
  name: string;

  @Field(() => String, { nullable: true, description: 'What it is about, at most 500 characters.' })
  @Text({ label: 'Description', max: [500, 'A description has at most 500 characters'], isMultiline: true })
  description?: string | null;

  @Field(() => ListVisibility, { description: 'Who may read it.' })
  @IsEnum(ListVisibility, { message: 'Please choose who may read the list' })
  visibility: ListVisibility;
}

@InputType({ description: 'What the owner of a list writes beside a place.' })
export class PlaceListNoteInput {
  @Field(() => String, { nullable: true, description: 'At most 500 characters; nothing removes the note.' })
  @Text({ label: 'Note', max: [500, 'A note has at most 500 characters'], isMultiline: true })
  note?: string | null;
}
