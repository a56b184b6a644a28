import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChangeType } from '../../core/access/index.js';

@ObjectType({ description: 'A category of places, for admins.' })
export class AdminCategory {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'Word in addresses and APIs.' })
  slug: string;

  @Field(() => String, { nullable: true, description: 'Key of the app’s own names, which languages without a name have; null if there are none.' })
  preset: string | null;

  @Field(() => Int, { description: 'Number that grows with each change; a change names the version that it is based on.' })
  version: number;

  @Field(() => GraphQLJSONObject, { description: 'Values by field: `names`, `plurals`, `icon`, `color`, `art`, `schemaType`, `isHidden` and `aliases`.' })
  value: object;

  @Field(() => Int, { description: 'Number of places that are not deleted, also those that are not public.' })
  placesCount: number;

  @Field(() => Boolean, { description: 'Whether a job is still giving its places the slug. Visitors already see them in this category.' })
  isMoving: boolean;

  @Field(() => Date, { description: 'Time of the last change.' })
  updatedAt: Date;
}

@ObjectType({ description: 'Result of a change of a category.' })
export class SavedCategory {
  @Field(() => AdminCategory, { description: 'The category after the change.' })
  category: AdminCategory;

  @Field(() => ChangeType, { description: 'The change; `undo` can revert it unless its count is 0.' })
  change: ChangeType;
}

@ObjectType({ description: 'An icon that categories can have.' })
export class CategoryIcon {
  @Field(() => String, { description: 'Name, the value of the field `icon`.' })
  name: string;

  @Field(() => String, { description: 'Data of an SVG path, 24 × 24 units.' })
  path: string;
}
