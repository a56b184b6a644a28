import { Field, ObjectType } from 'type-graphql';
import { propertyName } from '../../core/db/index.js';
import { pageType } from '../../core/paging/index.js';
import { Activity, ActivityTarget, type Columns } from './activity.entity.js';

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

/** Returns the values of an activity by column, or by field if its target is a group of settings, whose fields share one column. */
const valuesOf = (targetKind: ActivityTarget, columns: Columns | null): Columns =>
  (targetKind === ActivityTarget.SETTING ? (columns?.value as Columns | null | undefined) : columns) ?? {};

/** Returns the changed fields of an activity, sorted by name. */
export function changesOf({ targetKind, before, after }: Pick<Activity, 'targetKind' | 'before' | 'after'>): ActivityChange[] {
  const [old, current] = [valuesOf(targetKind, before), valuesOf(targetKind, after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
  return names
    .map((name) => ({ field: propertyName(name), before: textOf(old[name]), after: textOf(current[name]) }))
    .filter((change) => targetKind !== ActivityTarget.SETTING || change.before !== change.after);
}
