import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Change } from './change.js';

@ObjectType('Change', { description: 'Result of one action, which `undo` can revert as a whole.' })
export class ChangeType {
  /** Id of the job that makes the change in the background; absent if it is made already. */
  jobId?: string;

  @Field(() => ID, { description: 'Identifier of the change, to be passed to `undo`.' })
  id: string;

  @Field(() => Int, { description: 'Number of items that it has changed; 0 if `job` changes them.' })
  count: number;

  @Field(() => [ID], { description: 'Identifiers of selected items that were skipped because they have changed since they were read.' })
  leftOut: readonly string[];
}

/**
 * Builds the result of a change of the rows `ids`.
 * @param leftOut selected rows that were skipped
 * @param job job that makes the change
 */
export const changeOf = ({ id }: Change, ids: readonly string[], leftOut: readonly string[] = [], job: Pick<ChangeType, 'jobId'> = {}): ChangeType => ({
  id,
  count: ids.length,
  leftOut,
  ...job,
});
