import { Field, ObjectType } from 'type-graphql';
import { propertyName } from '../../core/db/index.js';
import { pageType } from '../../core/paging/index.js';
import { cutText } from '../../core/validation/index.js';
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

/** Maximum length (characters) of a shown value. Texts of pages are longer; undoing a change restores them whole. */
const LONGEST = 5000;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text;
}

/** The column with the cities of a moderator. */
const CITIES = 'moderated_city_ids';

/** Returns the ids of the cities in the values of an activity. */
export const moderatedCityIdsOf = ({ before, after }: Pick<Activity, 'before' | 'after'>): string[] =>
  [before, after].flatMap((columns) => (columns?.[CITIES] as string[] | null | undefined) ?? []);

/** Returns the values of an activity by column, or by field if its target is a group of settings, whose fields share one column. */
const valuesOf = (targetKind: ActivityTarget, columns: Columns | null): Columns =>
  (targetKind === ActivityTarget.SETTING ? (columns?.value as Columns | null | undefined) : columns) ?? {};

/** Returns the changed fields of an activity, sorted by name. @param nameOf returns the name of a city */
export function changesOf(
  { targetKind, before, after }: Pick<Activity, 'targetKind' | 'before' | 'after'>,
  nameOf: (cityId: string) => string = (id) => id,
): ActivityChange[] {
  const [old, current] = [valuesOf(targetKind, before), valuesOf(targetKind, after)];
  const written = (name: string, value: unknown) => textOf(name === CITIES && Array.isArray(value) ? value.map(nameOf).sort().join(', ') : value);
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
  return names
    .filter((name) => targetKind !== ActivityTarget.SETTING || JSON.stringify(old[name]) !== JSON.stringify(current[name]))
    .map((name) => ({ field: propertyName(name), before: written(name, old[name]), after: written(name, current[name]) }));
}
