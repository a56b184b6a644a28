import { Field, ObjectType } from 'type-graphql';
import { propertyName } from '../../core/db/index.js';
import { pageType } from '../../core/paging/index.js';
import { Activity } from './activity.entity.js';

export const ActivityPage = pageType(Activity, 'ActivityPage');

@ObjectType({ description: 'A changed field; null stands for no value.' })
export class ActivityChange {
  @Field(() => String, { description: 'Name of the field.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'Former value.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'New value.' })
  after: string | null;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the changed fields of an activity, sorted by column name. */
export function changesOf({ before, after }: Pick<Activity, 'before' | 'after'>): ActivityChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return columns.map((column) => ({ field: propertyName(column), before: textOf(before?.[column]), after: textOf(after?.[column]) }));
}
