import { Field, ObjectType } from 'type-graphql';
import { propertyName } from '../../core/db/naming.js';
import { pageType } from '../../core/paging/page.js';
import { Activity } from './activity.entity.js';

export const ActivityPage = pageType(Activity, 'ActivityPage');

@ObjectType({ description: 'A field that was changed; null is nothing.' })
export class ActivityChange {
  @Field(() => String, { description: 'Name of the field.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'What it was.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'What it became.' })
  after: string | null;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What an activity has changed, field by field, in the order of the fields' names. */
export function changesOf({ before, after }: Pick<Activity, 'before' | 'after'>): ActivityChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return columns.map((column) => ({ field: propertyName(column), before: textOf(before?.[column]), after: textOf(after?.[column]) }));
}
