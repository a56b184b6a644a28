import { t, weekdayNames } from '../../../../lib/i18n';
import { LANGUAGES } from '../../../../lib/languages';
import { type AttributeDefinition, attributeName, detailLabel, languageLabel, PLACE_FIELDS, type PlaceField } from '../../../../widgets/place-form';
import type { ImportKind } from '../../../../graphql/schema.generated';
import type { ImportTargetsQuery } from './ColumnsStep.generated';
import { NONE } from './choices';

/** A choice of a field: a target of a column, or a category of a word. */
export interface Option {
  value: string;
  label: string;
  group: string;
}

/** Value of the option that adds an attribute. */
export const NEW_ATTRIBUTE = '+';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const isDetail = (name: string): name is PlaceField => (PLACE_FIELDS as readonly string[]).includes(name);

/** Returns the label of a text in another language (`name:de`); undefined for other targets. */
function textLabel(target: string): string | undefined {
  const [, field, code] = /^(name|description):(.+)$/.exec(target) ?? [];
  return field === undefined || code === undefined ? undefined : languageLabel(`${field}s.${code}`);
}

/** Returns the label of a field. A field of a later version has its own name. */
function fieldLabel(name: string): string {
  if (isDetail(name)) return detailLabel(name);
  const day = DAYS.indexOf(name);
  if (day >= 0) return t('importColumns.hoursOn', { day: weekdayNames()[day] ?? name });
  return t(`importColumns.target_${name}` as 'importColumns.target_city', { defaultValue: name });
}

const groupNames = () => ({
  action: t('importColumns.actions'),
  field: t('importColumns.fields'),
  text: t('importColumns.texts'),
  attribute: t('importColumns.attributes'),
});

interface Known {
  kind: ImportKind;
  /** Targets of this kind that the server has, in the order of the form. */
  targets: ImportTargetsQuery['importTargets'];
  attributes: readonly AttributeDefinition[];
}

/** Returns the targets that a column can have: to be left out, fields, texts in other languages, attributes, and a new attribute. */
export function targetOptions({ kind, targets, attributes }: Known): Option[] {
  const isCities = kind === 'CITIES';
  const groups = groupNames();
  const named = new Map(attributes.map((one) => [one.key, attributeName(one)]));
  const fields = targets.filter((one) => one.kind === 'FIELD');
  const texts = ['name', 'description'].flatMap((field) => LANGUAGES.map(({ code }) => `${field}:${code}`));
  return [
    { value: NONE, label: t('importColumns.leaveOut'), group: groups.action },
    ...(isCities ? [] : [{ value: NEW_ATTRIBUTE, label: t('importColumns.newAttribute'), group: groups.action }]),
    ...fields.map(({ name }) => ({ value: name, label: fieldLabel(name), group: groups.field })),
    ...texts.map((value) => ({ value, label: textLabel(value) ?? value, group: groups.text })),
    ...targets.filter((one) => one.kind === 'ATTRIBUTE').map(({ name }) => ({ value: name, label: named.get(name) ?? name, group: groups.attribute })),
  ];
}

/** Adds the targets of columns that the list lacks, such as texts in further languages. @returns the list itself if it has all of them */
export function withUsed(known: readonly Option[], used: readonly string[]): readonly Option[] {
  const values = new Set(known.map(({ value }) => value));
  const further = [...new Set(used)].filter((value) => !values.has(value));
  if (further.length === 0) return known;
  const groups = groupNames();
  const added = further.map((value) => ({ value, label: textLabel(value) ?? fieldLabel(value), group: textLabel(value) ? groups.text : groups.field }));
  const order = Object.values(groups);
  return [...known, ...added].toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
