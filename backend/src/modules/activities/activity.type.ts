import { Field, ObjectType } from 'type-graphql';
import { propertyName } from '../../core/db/index.js';
import { pageType } from '../../core/paging/index.js';
import { cutText } from '../../core/validation/index.js';
import { Activity, ActivityTarget, type Columns } from './activity.entity.js';
import { isPart, withParts } from './part-values.js';

export const ActivityPage = pageType(Activity, 'ActivityPage');

@ObjectType({ description: 'A changed field; null stands for no value.' })
export class ActivityChange {
  @Field(() => String, { description: 'Name of the field; for a text in another language or an attribute with a dot: `names.de`, `attributes.cuisine`.' })
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

/** Returns values by the names of fields. */
const named = (columns: Columns): Columns => Object.fromEntries(Object.entries(columns).map(([name, value]) => [propertyName(name), value]));

/** The column with the cities of a moderator. */
const CITIES = 'moderated_city_ids';

/** Returns the ids of the cities in the values of an activity. */
export const moderatedCityIdsOf = ({ before, after }: Pick<Activity, 'before' | 'after'>): string[] =>
  [before, after].flatMap((columns) => (columns?.[CITIES] as string[] | null | undefined) ?? []);

/**
 * Returns the values of an activity by field. The fields of a group of settings share one column; the texts of a place or city in other languages, and
 * the attributes of a place, have a field each.
 */
function valuesOf(targetKind: ActivityTarget, columns: Columns | null): Columns {
  if (targetKind === ActivityTarget.SETTING) return named((columns?.value as Columns | null | undefined) ?? {});
  const values = named(columns ?? {});
  return targetKind === ActivityTarget.PLACE || targetKind === ActivityTarget.CITY ? withParts(values) : values;
}

/** The column with the options of an attribute. */
const OPTIONS = 'options';

const isList = (value: unknown): value is { key: string }[] => Array.isArray(value);

/**
 * Returns the options of an attribute that have changed: all of them can be longer than a shown value. If only their order has changed, it returns the keys.
 * @param other options on the other side of the change
 */
function changedOptions(options: unknown, other: unknown): unknown {
  if (!isList(options) || !isList(other)) return options;
  const without = (list: { key: string }[], known: { key: string }[]) => {
    const texts = new Set(known.map((option) => JSON.stringify(option)));
    return list.filter((option) => !texts.has(JSON.stringify(option)));
  };
  const different = without(options, other);
  return different.length === 0 && without(other, options).length === 0 ? options.map(({ key }) => key) : different;
}

/** Returns the changed fields of an activity, sorted by name. @param nameOf returns the name of a city */
export function changesOf(
  { targetKind, before, after }: Pick<Activity, 'targetKind' | 'before' | 'after'>,
  nameOf: (cityId: string) => string = (id) => id,
): ActivityChange[] {
  const [old, current] = [valuesOf(targetKind, before), valuesOf(targetKind, after)];
  const shown = (name: string, value: unknown, other: unknown) => {
    if (name === propertyName(CITIES) && Array.isArray(value)) return value.map(nameOf).sort().join(', ');
    return targetKind === ActivityTarget.ATTRIBUTE && name === OPTIONS ? changedOptions(value, other) : value;
  };
  const written = (name: string, value: unknown, other: unknown) => textOf(shown(name, value, other));
  const fields = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
  return fields
    .filter((field) => (targetKind !== ActivityTarget.SETTING && !isPart(field)) || JSON.stringify(old[field]) !== JSON.stringify(current[field]))
    .map((field) => ({ field, before: written(field, old[field], current[field]), after: written(field, current[field], old[field]) }));
}
