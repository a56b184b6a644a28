import { isLanguageTag } from '../../../core/fields/index.js';
import { HEADER_FIELDS, headerForm, type HeaderField, headerOf, nameOfField } from '../../places/index.js';
import { type FileRecord, isRecord, UnusableFile, type Values } from '../readers/index.js';
import type { AttributeColumns } from './attribute-columns.js';
import { tagOf } from './language-columns.js';
import { isTagOfPlace } from './openstreetmap.mapper.js';
import { isSocialColumn } from './social-links.js';
import { textOf } from './values.js';

/** Target of a column: a field, the name of a value that attributes and languages read, or nothing. */
type Target = { field: HeaderField; rank: number } | { value: string } | 'ignored' | 'unknown';

/** Columns and fixed values that the operator chooses. */
export interface ColumnChoices {
  /** Pairs of a target and a column, or of a column and a target; an empty target ignores the column. */
  mapped: readonly (readonly [left: string, right: string])[];
  /** Pairs of a target and its value in all rows. */
  fixed: readonly (readonly [target: string, value: string])[];
}

export const NO_CHOICES: ColumnChoices = { mapped: [], fixed: [] };

/** The values of a record by field, with their columns. */
export interface Arranged {
  fields: Partial<Record<HeaderField, unknown>>;
  /** Name of the column of each field. */
  columns: Partial<Record<HeaderField, string>>;
  /** The values with the names under which attributes and languages read them. */
  values: Values;
  /** Values that no field or attribute takes. */
  unused: Values;
}

/** Columns that the file of rejected records has besides those of its table: line, reason, and the text of a record that has no values. */
export const REJECT_COLUMNS = ['rejected_line', 'rejected_reason', 'rejected_text'] as const;

/** Columns of exports of CityPins that imports do not read, and members of GeoJSON. */
const KNOWN = new Set<string>([...'geometry bbox line rating_average rating_count places_count @type @lat @lon'.split(' '), ...REJECT_COLUMNS]);

/** Maximum number of names whose targets are remembered. */
const REMEMBERED = 10_000;

const FIELD_BY_NAME: ReadonlyMap<string, HeaderField> = new Map(
  HEADER_FIELDS.flatMap((field) => [field, nameOfField(field)].map((name) => [headerForm(name), field] as const)),
);

/** Normalizes the name of a column like a word: `Gluten-free` becomes `gluten_free`. */
const wordOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Ends of names such as `name_id` that are no languages. */
const NO_LANGUAGES = ['id', 'no', 'nr'];

/** Returns `name:de` for a column with a text in another language, such as `Name:de` and `name_de`; undefined for another column. */
function languageColumn(name: string): string | undefined {
  const [, field = '', mark, language = ''] = /^\s*(name|description)([:_])([\w-]+)\s*$/i.exec(name) ?? [];
  const isShort = language.length === 2 && !NO_LANGUAGES.includes(language.toLowerCase());
  return isLanguageTag(tagOf(language)) && (mark === ':' || isShort) ? `${field.toLowerCase()}:${language}` : undefined;
}

/** Decides which field, attribute or language each column of a file gives. */
export class Columns {
  private readonly chosen = new Map<string, Target>();
  private readonly fixed: { fields: Partial<Record<HeaderField, string>>; values: Values } = { fields: {}, values: {} };
  private readonly targets = new Map<string, Target>();
  private isFirst = true;

  /** @throws UnusableFile if a choice names no field or attribute */
  constructor(
    private readonly choices: ColumnChoices,
    private readonly attributes: AttributeColumns,
  ) {
    for (const pair of choices.mapped) this.choose(...pair);
    for (const [name, value] of choices.fixed) {
      const target = this.named(name) ?? this.refuse(name);
      if ('field' in target) this.fixed.fields[target.field] = value;
      else this.fixed.values[target.value] = value;
    }
  }

  /** The values that are the same in all rows, by their names. */
  get fixedValues(): Readonly<{ fields: Partial<Record<HeaderField, string>>; values: Values }> {
    return this.fixed;
  }

  /** Returns the chosen columns and fixed values of a record whose source has names of its own. */
  chosenFrom({ values }: FileRecord): Arranged {
    if (this.chosen.size === 0 && this.choices.fixed.length === 0) return { fields: {}, columns: {}, values, unused: {} };
    const all = this.arrangedBy(Object.entries(values), (name) => this.chosen.get(headerForm(name)) ?? { value: name });
    return { ...all, unused: {} };
  }

  /**
   * Returns the values of a record by the names of its columns.
   * @throws UnusableFile if a chosen column is missing in a file whose columns are known
   */
  arrange({ values, columns }: FileRecord): Arranged {
    if (this.isFirst && columns) this.check(columns);
    this.isFirst = false;
    return this.arrangedBy(Object.entries(values), (name) => this.targetOf(name));
  }

  /** Returns the columns that no field or attribute takes. */
  unusedOf(columns: readonly string[]): string[] {
    return columns.filter((name) => name.trim() !== '' && this.targetOf(name) === 'unknown');
  }

  private arrangedBy(entries: readonly (readonly [string, unknown])[], targetOf: (name: string) => Target): Arranged {
    const arranged: Arranged = { fields: {}, columns: {}, values: {}, unused: {} };
    const ranks: Partial<Record<HeaderField, number>> = {};
    const { fields, columns, unused } = arranged;
    for (const [name, value] of entries) {
      if (value === undefined || value === null || value === '') continue;
      const target = targetOf(name);
      if (target === 'ignored') continue;
      if (target === 'unknown') {
        // The values of a nested object come again under dotted names.
        if (!isRecord(value) && name.trim() !== '') unused[name] = value;
      } else if ('value' in target) arranged.values[target.value] = value;
      else {
        const { field, rank } = target;
        const [best, before] = [ranks[field] ?? Infinity, columns[field]];
        if (typeof value === 'string' && value.trim() === '') continue;
        if (rank < best) {
          if (before !== undefined) unused[before] = fields[field];
          [fields[field], columns[field], ranks[field]] = [value, name, rank];
        } else if (!isRecord(value)) unused[name] = value;
      }
    }
    Object.assign(fields, this.fixed.fields);
    Object.assign(arranged.values, this.fixed.values);
    return arranged;
  }

  private targetOf(name: string): Target {
    const known = this.targets.get(name);
    if (known) return known;
    const target = this.find(name);
    if (this.targets.size < REMEMBERED) this.targets.set(name, target);
    return target;
  }

  private find(name: string): Target {
    const chosen = this.chosen.get(headerForm(name));
    if (chosen) return chosen;
    if (KNOWN.has(name)) return 'ignored';
    const language = languageColumn(name);
    if (language !== undefined) return { value: language };
    const word = wordOf(name);
    const own = [name, word].find((one) => this.attributes.takes(one));
    if (own !== undefined) return { value: own };
    return headerOf(name) ?? (isTagOfPlace(word) || isSocialColumn(word) ? { value: word } : 'unknown');
  }

  /** Returns the target that a choice names; undefined if it names none. */
  private named(name: string): Exclude<Target, string> | undefined {
    const field = FIELD_BY_NAME.get(headerForm(name));
    if (field && !name.includes(':')) return { field, rank: -1 };
    const language = languageColumn(name);
    if (language !== undefined) return { value: language };
    return this.attributes.keys.includes(name.trim()) ? { value: name.trim() } : undefined;
  }

  private choose(left: string, right: string): void {
    if (right.trim() === '') return void this.chosen.set(headerForm(left), 'ignored');
    const target = this.named(left);
    if (target) return void this.chosen.set(headerForm(right), target);
    this.chosen.set(headerForm(left), this.named(right) ?? this.refuse(left, right));
  }

  private refuse(...names: string[]): never {
    const fields = HEADER_FIELDS.map(nameOfField).join(', ');
    const { keys } = this.attributes;
    const attributes = keys.length > 0 ? `; the attributes ${keys.join(', ')}` : '';
    throw new UnusableFile(
      `${names.map((name) => `“${name}”`).join(' and ')} ${names.length > 1 ? 'are' : 'is'} no field. Fields: ${fields}${attributes}; and name:de or description:de for texts in another language.`,
    );
  }

  private check(columns: readonly string[]): void {
    const forms = new Set(columns.map(headerForm));
    for (const [left, right] of this.choices.mapped) {
      const column = [right, left].find((name) => this.chosen.has(headerForm(name)) && name.trim() !== '');
      if (column === undefined || forms.has(headerForm(column))) continue;
      throw new UnusableFile(`The file has no column “${column}” (--map). Its columns: ${columns.filter((name) => name.trim() !== '').join(', ')}.`);
    }
  }
}

/** Returns the text of a field, or undefined. */
export const fieldText = (fields: Arranged['fields'], field: HeaderField): string | undefined => {
  const value = fields[field];
  return Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []).join('; ') || undefined : textOf(value);
};
