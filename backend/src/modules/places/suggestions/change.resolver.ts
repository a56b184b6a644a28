import { Args, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { NamesArgs } from '../attributes/index.js';
import { type FieldChange, namedChange } from '../place.changes.js';
import type { PlaceModule } from '../place.module.js';

@ObjectType('FieldChange', { description: 'Change of one field by a suggested edit; null stands for an empty field.' })
export class FieldChangeType implements FieldChange {
  @Field(() => String, {
    description:
      'Name of the field in `SuggestPlaceEditInput`, for parts of it with a dot: `names.de`, `attributes.cuisine`. Coordinates are written as `18.520400, 73.856700`.',
  })
  field: string;

  @Field(() => String, { nullable: true, description: 'Value when the edit was suggested.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'Suggested value.' })
  after: string | null;
}

/** Adds names to the changes of attributes, so that clients need no definitions. */
@Resolver(() => FieldChangeType)
export class FieldChangeResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => String, { nullable: true, description: 'Name of the attribute; null for other fields and attributes that no longer exist.' })
  label(@Root() change: FieldChangeType, @Args() { language }: NamesArgs): string | null {
    return namedChange(change, this.services.attributeNames, language).label;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Value before, with the names of options and the unit if it is an attribute. `yes` and `no` are not translated.',
  })
  beforeText(@Root() change: FieldChangeType, @Args() { language }: NamesArgs): string | null {
    return namedChange(change, this.services.attributeNames, language).beforeText;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Suggested value, written like `beforeText`.' })
  afterText(@Root() change: FieldChangeType, @Args() { language }: NamesArgs): string | null {
    return namedChange(change, this.services.attributeNames, language).afterText;
  }
}
