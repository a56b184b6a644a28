import { type ColumnName, columnName, isId, newId } from '../../../core/db/index.js';
import { type Reason, reasonFace } from '../../../core/errors/index.js';
import type { LanguageTexts } from '../../../core/fields/index.js';
import { countryName, roundedDegrees } from '../../../core/geo/index.js';
import { brokenText, cutText, listed, shown } from '../../../core/validation/index.js';
import { KNOWN_SOURCES, OWN_SOURCE } from '../../cities/index.js';
import { type AttributeValues, isWebsite, MOST_MORE_CATEGORIES, OPTIONAL_PLACE_FIELDS, PLACE_FIELDS, type PlaceField } from '../../places/index.js';
import { type FileRecord, UnusableFile, type Values } from '../readers/index.js';
import { exportedId, statedAttribution } from './exported-row.js';
import type { AttributeColumns } from './attribute-columns.js';
import { type Categories, KindFilter } from './categories/index.js';
import { type Arranged, type ColumnChoices, Columns, NO_CHOICES } from './columns.js';
import { readGeneric } from './generic.mapper.js';
import { keptText, oneLine } from './kept-text.js';
import { languageColumns } from './language-columns.js';
import { type LeftOut, LeftOuts } from './left-out.js';
import { madeUpId } from './made-up-id.js';
import type { PlaceDraft } from './place-draft.js';
import { fieldGiven, readerOf, type RecordKind, type SourceReader } from './source-reader.js';
import { pointOf } from './values.js';

/** The texts of a place by column. If the description is null, the import generates one from category and city. */
type TextColumns = { [Name in PlaceField as ColumnName<Name>]: Name extends 'name' | 'category' ? string : string | null };

type OptionalColumns = Pick<TextColumns, ColumnName<(typeof OPTIONAL_PLACE_FIELDS)[number]>>;

/** A checked place, in the form of the table `places`, except that its city is still given by name. */
export interface PlaceRow extends TextColumns {
  line: number;
  id: string;
  /** Id of the exported place, if the record comes from an export of CityPins. */
  own_id: string | null;
  /** Id that the place has in the export of a CityPins site, and gets here unless another place has it. */
  exported_id: string | null;
  source: string;
  source_id: string;
  more_categories: readonly string[];
  names: LanguageTexts;
  descriptions: LanguageTexts;
  attributes: AttributeValues;
  latitude: number | null;
  longitude: number | null;
  /** Set by `CityFinder` from the next three fields or the coordinates; null until then. */
  city_id: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  licence: string | null;
  attribution: string | null;
  source_url: string | null;
}

/** Source, licence and attribution that the operator sets for all rows. */
export interface Origin {
  /** Source of the rows that do not state one. */
  source: string;
  /** Whether `source` also replaces the sources that rows state. */
  isForced: boolean;
  licence?: string;
  attribution?: string;
}

type Mapped = { row: PlaceRow; left: readonly LeftOut[]; unmapped: string | undefined } | { skipped: string } | { reason: Reason; name?: string | undefined };

const LONGEST = { city: 120, state: 120, country: 120, sourceId: 200, source: 40, licence: 60, attribution: 120, sourceUrl: 500 } as const;
const SHORTENED = ' …';

/** Returns a draft without the fields that it has no value for. */
const given = (draft: PlaceDraft): Partial<PlaceDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)));

/** Maps records to rows of places. */
export class PlaceMapper {
  /** Columns of records that are of no known source. */
  readonly columns: Columns;

  /** @throws UnusableFile if a chosen column or fixed value cannot be used */
  constructor(
    private readonly categories: Categories,
    private readonly origin: Origin,
    private readonly attributes: AttributeColumns,
    choices: ColumnChoices = NO_CHOICES,
    private readonly kinds: KindFilter = new KindFilter(),
    private readonly hasCity = false,
  ) {
    this.columns = new Columns(choices, attributes);
    this.checkFixed();
  }

  /** Maps a record to a row, to the kind that is not wanted, or to the reason why it is rejected. `left` lists the values that are left out. */
  map(record: FileRecord): Mapped {
    const { draft, values, left, reader, found, skipped } = this.understood(record);
    if (skipped !== undefined) return { skipped };
    const name = draft.name === undefined ? undefined : oneLine(draft.name);
    const broken = brokenText(name, PLACE_FIELDS.name.rules);
    const nameless = name === undefined ? draft.nameless : undefined;
    const problem = nameless ?? broken ?? draft.isGone ?? draft.misplaced ?? positionProblem(draft, this.hasCity);
    if (problem !== undefined || name === undefined) return { reason: problem ?? 'places.nameMissing', name };
    const kept = (name: PlaceField, value: string | undefined): string | null => (value === undefined ? null : keptText(name, value, left));
    const brief = (field: keyof typeof LONGEST, value: string | undefined): string | null => {
      if (value === undefined) return null;
      const line = oneLine(value);
      const broken = brokenText(line, { label: field, max: LONGEST[field] });
      if (broken === undefined) return line || null;
      left.add(field, value, broken);
      return null;
    };
    const category = found ?? this.categories.leftover;
    const more = this.moreCategories(draft.moreCategories ?? [], category, left);
    const position = positionOf(draft);
    const city = brief('city', draft.city);
    const source = this.origin.isForced ? this.origin.source : (brief('source', draft.source) ?? this.origin.source);
    const sourceId = brief('sourceId', draft.sourceId) ?? madeUpId(name, position, city ?? draft.fullAddress ?? '');
    const row: PlaceRow = {
      line: record.line,
      id: newId(),
      own_id: source === OWN_SOURCE && isId(sourceId) ? sourceId : null,
      exported_id: exportedId(record.values, this.origin),
      source,
      source_id: sourceId,
      name,
      description: kept('description', shortened(draft.description)),
      category,
      more_categories: more,
      names: languageColumns(values, 'name', PLACE_FIELDS.name.rules, left),
      descriptions: languageColumns(values, 'description', PLACE_FIELDS.description.rules, left),
      // Tags of other sources have other meanings for other kinds of places: a shop has no `cuisine`.
      attributes: this.attributes.read(values, reader === undefined ? undefined : [category, ...more], left),
      ...position,
      city_id: null,
      city,
      state: brief('state', draft.state),
      country: brief('country', draft.country && countryName(draft.country)),
      ...(Object.fromEntries(OPTIONAL_PLACE_FIELDS.map((field) => [columnName(field), kept(field, draft[field])])) as OptionalColumns),
      licence: brief('licence', this.origin.licence ?? draft.licence) ?? KNOWN_SOURCES[source]?.licence ?? null,
      attribution: statedAttribution(source, brief('attribution', this.origin.attribution ?? draft.attribution)),
      source_url: brief('sourceUrl', draft.sourceUrl && isWebsite(draft.sourceUrl) ? draft.sourceUrl : undefined),
    };
    return { row, left: left.all, unmapped: found ? undefined : (draft.categories[0] ?? '') };
  }

  /** Returns how the category of a record is understood, without a check of its other values. */
  kindOf(record: FileRecord): RecordKind {
    const { draft, reader, word, found, skipped } = this.understood(record);
    return { word, category: found, isLeftOut: skipped !== undefined, isNamed: !reader || draft.name !== undefined, source: reader?.source };
  }

  /**
   * Returns what a column of a record gives: the name of a field, the key of an attribute, or `name:de`. Returns `''` for a column that is
   * known and not needed, and null if nothing takes it.
   */
  targetOf(column: string, { values }: FileRecord): string | null {
    const reader = readerOf(values);
    if (!reader) return this.columns.targetName(column);
    return this.columns.chosenName(column) ?? fieldGiven(reader, { [column]: values[column] });
  }

  private understood(record: FileRecord) {
    const { draft, values, left, reader } = this.draftOf(record);
    const candidate = { values, words: draft.categories, isOpenStreetMap: reader?.source === 'openstreetmap' };
    const { word, slug } = this.kinds.chosen(candidate);
    const found = slug ?? this.categories.kindOf(draft.categories);
    return { draft, values, left, reader, word, found, skipped: this.kinds.skip({ ...candidate, category: found }) };
  }

  /** Returns the values of a record by field, and those that attributes and languages read. */
  private draftOf(record: FileRecord): { draft: PlaceDraft; values: Values; left: LeftOuts; reader: SourceReader | undefined } {
    const reader = readerOf(record.values);
    const arranged = reader ? this.columns.chosenFrom(record) : this.columns.arrange(record);
    const left = new LeftOuts(arranged.columns);
    const own = reader?.read(arranged.values);
    const chosen = this.chosenOf(arranged, own, left);
    const categories = (own && arranged.fields.category === undefined ? own.categories : chosen.categories) ?? [];
    const point = own || !this.columns.hasGeometry ? undefined : pointOf(record.values.geometry);
    const draft: PlaceDraft = { ...own, ...chosen, ...(point && { ...point, misplaced: undefined }), categories };
    left.addUnused(arranged.unused);
    if (draft.latitude === 0 && draft.longitude === 0) {
      left.add('position', '0, 0', 'imports.zeroPosition');
      draft.latitude = draft.longitude = undefined;
    }
    return { draft, values: arranged.values, left, reader };
  }

  /** Returns the values that columns give; beside a known source, only those of chosen columns and fixed values. */
  private chosenOf(arranged: Arranged, own: PlaceDraft | undefined, left: LeftOuts): Partial<PlaceDraft> {
    if (!own) return readGeneric(arranged, left);
    return Object.keys(arranged.fields).length > 0 ? given(readGeneric(arranged, left)) : {};
  }

  /** Refuses fixed values that no row could have. */
  private checkFixed(): void {
    const { fields, values } = this.columns.fixedValues;
    const refuse = (target: string, value: string, problem: Reason): never => {
      throw new UnusableFile(['imports.fixedRefused', { target: shown(target), value: shown(value), problem: reasonFace(problem) }]);
    };
    const { category, ...others } = fields;
    if (category !== undefined && this.categories.kindOf([category]) === undefined)
      refuse('category', category, ['imports.fixedCategory', { categories: listed(this.categories.slugs) }]);
    for (const [field, value] of Object.entries(others)) {
      if (!(field in PLACE_FIELDS)) continue;
      const left = new LeftOuts();
      keptText(field as PlaceField, value, left);
      for (const { reason } of left.all) refuse(field, value, reason);
    }
    const left = new LeftOuts();
    this.attributes.read(values, undefined, left);
    for (const { column, value, reason } of left.all) refuse(column, value, reason);
  }

  private moreCategories(words: readonly string[], category: string, left: LeftOuts): string[] {
    const slugs = words.map((word) => this.categories.kindOf([word]));
    const known = new Set(slugs.filter((slug) => slug !== undefined && slug !== category)) as Set<string>;
    if (slugs.includes(undefined) || known.size > MOST_MORE_CATEGORIES)
      left.add(
        'moreCategories',
        words.join('; '),
        slugs.includes(undefined) ? 'imports.categoryUnknown' : ['imports.tooManyCategories', { n: MOST_MORE_CATEGORIES }],
      );
    return [...known].slice(0, MOST_MORE_CATEGORIES);
  }
}

const isLatitude = (degrees: number): boolean => degrees >= -90 && degrees <= 90;

/** Degrees above which two coordinates are meters or feet of a projection. */
const PROJECTED = 1000;

/** @param hasCity whether all places go into one city, so that they need no position */
function positionProblem({ latitude, longitude, city }: PlaceDraft, hasCity: boolean): Reason | undefined {
  if (latitude === undefined && longitude === undefined) return city || hasCity ? undefined : 'imports.noPosition';
  if (latitude === undefined || longitude === undefined) return 'imports.halfPosition';
  if (Math.abs(latitude) > PROJECTED && Math.abs(longitude) > PROJECTED)
    return ['imports.projected', { latitude: String(latitude), longitude: String(longitude) }];
  if (!isLatitude(latitude)) {
    const isSwapped = Math.abs(latitude) <= 180 && isLatitude(longitude);
    return isSwapped ? 'imports.latitudeSwapped' : 'imports.latitude';
  }
  return longitude >= -180 && longitude <= 180 ? undefined : 'imports.longitude';
}

function positionOf({ latitude, longitude }: PlaceDraft): Pick<PlaceRow, 'latitude' | 'longitude'> {
  const isKnown = latitude !== undefined && longitude !== undefined;
  return isKnown ? { latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude) } : { latitude: null, longitude: null };
}

function shortened(description: string | undefined): string | undefined {
  const longest = PLACE_FIELDS.description.rules.max;
  return description && description.length > longest ? cutText(description, longest - SHORTENED.length) + SHORTENED : description;
}
