import { isDeepStrictEqual } from 'node:util';
import type { SettingField, SettingFields } from './setting-field.js';

type Values = Readonly<Record<string, unknown>>;

/** Returns the time of the last change of a record: that of a former record with the same values of the fields `of`, or now. */
function changedAt(record: Values, former: readonly Values[], { name, of, now }: { name: string; of: readonly string[]; now: Date }): unknown {
  const same = former.find((one) => of.every((field) => isDeepStrictEqual(one[field], record[field])));
  return same ? same[name] : now.toISOString();
}

function stampField(field: SettingField, value: unknown, former: unknown, now: Date): unknown {
  if (field.kind !== 'records') return value;
  const stamps = Object.entries(field.fields).flatMap(([name, one]) => (one.kind === 'changed' ? [{ name, of: one.of, now }] : []));
  const stamp = (record: Values) => Object.fromEntries(stamps.map((one) => [one.name, changedAt(record, former as Values[], one)]));
  return (value as Values[]).map((record) => ({ ...record, ...stamp(record) }));
}

/**
 * Sets the times of records that have changed.
 * @param values new values of a group
 * @param former values of the group before the change
 */
export const stampChanges = <Group extends object>(fields: SettingFields, values: Group, former: Group, now = new Date()): Group =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name] ? stampField(fields[name], value, (former as Values)[name], now) : value]),
  ) as Group;
