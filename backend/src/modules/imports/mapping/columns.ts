import { listed, shown } from '../../../core/validation/index.js';
import { HEADER_FIELDS, headerForm, type HeaderField, headerOf, nameOfField } from '../../places/index.js';
import { areLetters, type FileRecord, isRecord, UnusableFile, type Values } from '../readers/index.js';
import type { AttributeColumns } from './attribute-columns.js';
import { isNameOfKind, languageColumn } from './column-names.js';
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
const KNOWN = new Set<string>([...'geometry bbox line rating_average rating_count places_count @context @lat @lon'.split(' '), ...REJECT_COLUMNS]);

/** Names of types of values inside a record, such as `geo.@type` of schema.org. Its own one is the kind of the place. */
const INNER_TYPE = /.[.:/]@type$/;

/** Maximum number of fields and attributes in a sentence. */
const MOST_LISTED = 100;

/** Member of GeoJSON, and the property of records that have a position of any kind. */
const GEOMETRY = 'geometry';

/** Returns whether a column has the folder of a placemark, which is its category unless another column has one. */
const isFolder = (name: string): boolean => headerForm(name) === 'folder';

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

/** Rank of a column that is known by its words only: any other column of the field precedes it. */
const LAST = 1_000_000;

/** Decides which field, attribute or language each column of a file gives. */
export class Columns {
  private readonly chosen = new Map<string, Target>();
  private readonly fixed: { fields: Partial<Record<HeaderField, string>>; values: Values } = { fields: {}, values: {} };
  private readonly targets = new Map<string, Target>();
  private isFirst = true;
  /** Whether the table has no header: its columns X and Y are no coordinates. */
  private hasLetters = false;

  /**
   * @param own names of further values that columns can give
   * @throws UnusableFile if a choice names no field or attribute
   */
  constructor(
    private readonly choices: ColumnChoices,
    private readonly attributes: AttributeColumns,
    private readonly own: readonly string[] = [],
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
    if (this.isFirst && columns) {
      this.hasLetters = areLetters(columns);
      this.check(columns);
    }
    this.isFirst = false;
    return this.arrangedBy(Object.entries(values), (name) => this.targetOf(name));
  }

  /** Returns the columns that no field or attribute takes. */
  unusedOf(columns: readonly string[]): string[] {
    this.hasLetters = areLetters(columns);
    return columns.filter((name) => name.trim() !== '' && this.targetOf(name) === 'unknown');
  }

  /** Whether the geometry of records gives their position. The operator can leave it out like a column. */
  get hasGeometry(): boolean {
    return this.chosen.get(GEOMETRY) !== 'ignored';
  }

  /**
   * Returns what a column gives: the name of a field, the key of an attribute, or `name:de`. Returns `''` for a column that is known and
   * not needed, and null if nothing takes it.
   */
  targetName(column: string): string | null {
    const target = this.targetOf(column);
    if (target === 'unknown') return null;
    if (target === 'ignored') return column === GEOMETRY && this.hasGeometry ? 'position' : '';
    if ('field' in target) return target.field;
    if (this.own.includes(target.value)) return target.value;
    return this.valueName(target.value) ?? (isTagOfPlace(target.value) ? 'category' : isSocialColumn(target.value) ? 'socialLinks' : null);
  }

  /** Returns what a column of a source with names of its own gives besides the fields that the mapper of the source reads. */
  chosenName(column: string): string | undefined {
    const isChosen = this.chosen.has(headerForm(column));
    return isChosen ? (this.targetName(column) ?? undefined) : this.valueName(column);
  }

  private valueName(name: string): string | undefined {
    return /^(name|description):/.test(name) ? languageColumn(name) : this.attributes.keyFor(name);
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
        // The values of other objects come again under dotted names.
        if ((typeof value === 'string' && value.trim() === '') || (isRecord(value) && field !== 'position')) continue;
        if (rank < best) {
          if (before !== undefined && !isFolder(before)) unused[before] = fields[field];
          [fields[field], columns[field], ranks[field]] = [value, name, rank];
        } else if (!isRecord(value) && !isFolder(name)) unused[name] = value;
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
    if (this.hasLetters) return 'unknown';
    if (KNOWN.has(name) || INNER_TYPE.test(name)) return 'ignored';
    const language = languageColumn(name);
    if (language !== undefined) return { value: language };
    const word = wordOf(name);
    const own = [name, word].find((one) => this.attributes.takes(one));
    if (own !== undefined) return { value: own };
    const known = headerOf(name);
    if (known) return known;
    if (isTagOfPlace(word) || isSocialColumn(word)) return { value: word };
    return isNameOfKind(name) ? { field: 'name', rank: LAST } : 'unknown';
  }

  /** Returns the target that a choice names; undefined if it names none. */
  private named(name: string): Exclude<Target, string> | undefined {
    const field = FIELD_BY_NAME.get(headerForm(name));
    if (field && !name.includes(':')) return { field, rank: -1 };
    const language = languageColumn(name);
    if (language !== undefined) return { value: language };
    return [...this.attributes.keys, ...this.own].includes(name.trim()) ? { value: name.trim() } : undefined;
  }

  private choose(left: string, right: string): void {
    if (right.trim() === '') return void this.chosen.set(headerForm(left), 'ignored');
    const target = this.named(left);
    if (target) return void this.chosen.set(headerForm(right), target);
    this.chosen.set(headerForm(left), this.named(right) ?? this.refuse(left, right));
  }

  private refuse(first: string, second?: string): never {
    const names = [...HEADER_FIELDS.map(nameOfField), ...this.own, ...this.attributes.keys];
    const [name, fields] = [shown(first), listed(names, MOST_LISTED)];
    throw new UnusableFile(
      second === undefined ? ['imports.targetUnknown', { name, fields }] : ['imports.targetsUnknown', { name, other: shown(second), fields }],
    );
  }

  private check(columns: readonly string[]): void {
    const forms = new Set(columns.map(headerForm));
    for (const [left, right] of this.choices.mapped) {
      const column = [right, left].find((name) => this.chosen.has(headerForm(name)) && name.trim() !== '');
      if (column === undefined || forms.has(headerForm(column))) continue;
      throw new UnusableFile(['imports.columnMissing', { column: shown(column), columns: listed(columns.filter((name) => name.trim() !== '')) }]);
    }
  }
}

/** Returns the text of a field, or undefined. */
export const fieldText = (fields: Arranged['fields'], field: HeaderField): string | undefined => {
  const value = fields[field];
  return Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []).join('; ') || undefined : textOf(value);
};
