import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One value of an attribute of a place.' })
class PlaceAttributeValue {
  @Field(() => String, { description: 'The value: `yes` or `no`, the key of an option, a number, a text or an address.' })
  key: string;

  @Field(() => String, { description: 'Name of the option; otherwise the same as `key`.' })
  text: string;

  @Field(() => Boolean, { description: 'Whether the attribute no longer has this option. The place keeps it.' })
  isRetired: boolean;
}

@ObjectType({ description: 'An attribute of a place with its value.' })
export class PlaceAttribute {
  @Field(() => String, { description: 'Key of the attribute.' })
  key: string;

  @Field(() => String, { description: 'Name of the attribute.' })
  name: string;

  @Field(() => String, { description: 'Kind of the value: `yes-no`, `choice`, `several`, `number`, `text` or `link`.' })
  kind: string;

  @Field(() => String, { description: 'Section: `food`, `access`, `services`, `payment`, `families`, `visit` or `about`.' })
  section: string;

  @Field(() => String, { description: 'Icon as the data of an SVG path, 24 × 24 units.' })
  iconPath: string;

  @Field(() => String, { description: 'Unit of a number; empty if it has none.' })
  unit: string;

  @Field(() => Boolean, { description: 'Whether only moderators see it.' })
  isInternal: boolean;

  @Field(() => [PlaceAttributeValue], { description: 'The value; several ones only of the kind `several`.' })
  values: PlaceAttributeValue[];
}
