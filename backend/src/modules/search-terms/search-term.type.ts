import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChangeType } from '../../core/access/index.js';

@ObjectType({ description: 'Words of a search with one meaning, for admins.' })
export class AdminSearchTerm {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'Key in both APIs. It never changes.' })
  key: string;

  @Field(() => Int, { description: 'Number that grows with each change; a change names the version that it is based on.' })
  version: number;

  @Field(() => GraphQLJSONObject, {
    description:
      'Values by field: `meaning` in the words of an address, such as `price=1`, `openAt=today-23:30` or `category=worship&attr=religion:christian`, and `words` by language, separated by commas.',
  })
  value: object;

  @Field(() => Date, { description: 'Time of the last change.' })
  updatedAt: Date;
}

@ObjectType({ description: 'Result of a change of a search term.' })
export class SavedSearchTerm {
  @Field(() => AdminSearchTerm, { description: 'The term after the change.' })
  term: AdminSearchTerm;

  @Field(() => ChangeType, { description: 'The change; `undo` can revert it unless its count is 0.' })
  change: ChangeType;
}
