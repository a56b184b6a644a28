import { ArrayMaxSize, IsArray } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PlainText } from '../../../core/validation/index.js';
import type { GivenAttribute } from './attribute-values.js';

@InputType({ description: 'Value of an attribute.' })
export class AttributeInput implements GivenAttribute {
  @Field(() => String, { description: 'Key of the attribute.' })
  @PlainText(40)
  key: string;

  @Field(() => [String], {
    description: 'The value: `yes` or `no`, keys of options, a number, a text or an address. Only `several` has more than one; none removes the value.',
  })
  @IsArray()
  @ArrayMaxSize(200)
  @PlainText(1000, { each: true })
  values: string[];
}
