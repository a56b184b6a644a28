import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Change } from './change.js';

@ObjectType('Change', { description: 'What was done at once, and can be taken back at once with `undo`.' })
export class ChangeType {
  @Field(() => ID, { description: 'Name it to `undo`.' })
  id: string;

  @Field(() => Int, { description: 'How many things it has changed.' })
  count: number;

  @Field(() => [ID], { description: 'What was selected and left out, as it has changed since it was seen.' })
  leftOut: readonly string[];
}

/** The answer to somebody who has changed the rows with these ids and left out others. */
export const changeOf = ({ id }: Change, ids: readonly string[], leftOut: readonly string[] = []): ChangeType => ({ id, count: ids.length, leftOut });
