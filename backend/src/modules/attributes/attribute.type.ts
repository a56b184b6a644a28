import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChangeType } from '../../core/access/index.js';

@ObjectType({ description: 'An attribute of places, for admins.' })
export class AdminAttribute {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'Key in both APIs, and name of the column in files. It never changes.' })
  key: string;

  @Field(() => Int, { description: 'Number that grows with each change; a change names the version that it is based on.' })
  version: number;

  @Field(() => GraphQLJSONObject, {
    description:
      'Values by field: `names`, `kind`, `unit`, `options`, `synonyms`, `icon`, `section`, `categories`, `isOnCard`, `isOnPage`, `isFilter`, `isInternal`, `isHidden`, `schemaProperty` and `importNames`.',
  })
  value: object;

  @Field(() => Int, { description: 'Number of places that are not deleted and have a value, also those that are not public.' })
  placesCount: number;

  @Field(() => Boolean, { description: 'Whether `placesCount` is an estimate from a sample, because the site has very many places.' })
  isEstimate: boolean;

  @Field(() => Date, { description: 'Time of the last change.' })
  updatedAt: Date;
}

@ObjectType({ description: 'Result of a change of an attribute.' })
export class SavedAttribute {
  @Field(() => AdminAttribute, { description: 'The attribute after the change.' })
  attribute: AdminAttribute;

  @Field(() => ChangeType, { description: 'The change; `undo` can revert it unless its count is 0.' })
  change: ChangeType;

  @Field(() => [String], {
    description: 'Keys of removed options that places still have. They are now retired: places keep them, and forms do not offer them.',
  })
  retired: string[];
}
