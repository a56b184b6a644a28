import { createHash } from 'node:crypto';
import { type ColumnName, columnName, isId, newId } from '../../../core/db/index.js';
import { englishOf } from '../../../core/errors/index.js';
import type { LanguageTexts } from '../../../core/fields/index.js';
import { countryName, roundedDegrees } from '../../../core/geo/index.js';
import { brokenText, cutText } from '../../../core/validation/index.js';
import { KNOWN_SOURCES, OWN_SOURCE } from '../../cities/index.js';
import { type AttributeValues, isWebsite, MOST_MORE_CATEGORIES, OPTIONAL_PLACE_FIELDS, PLACE_FIELDS, type PlaceField } from '../../places/index.js';
import { type FileRecord, UnusableFile, type Values } from '../readers/index.js';
import { exportedId, statedAttribution } from './exported-row.js';
import type { AttributeColumns } from './attribute-columns.js';
import { type Categories, KindFilter } from './categories/index.js';
import { type Arranged, type ColumnChoices, Columns, NO_CHOICES } from './columns.js';
import { isFoursquare, readFoursquare } from './foursquare.mapper.js';
import { readGeneric } from './generic.mapper.js';
import { keptText, oneLine } from './kept-text.js';
import { languageColumns } from './language-columns.js';
import { type LeftOut, LeftOuts } from './left-out.js';
import { isOpenStreetMap, readOpenStreetMap } from './openstreetmap.mapper.js';
import { isOverture, readOverture } from './overture.mapper.js';
import type { PlaceDraft } from './place-draft.js';
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

type Mapped = { row: PlaceRow; left: readonly LeftOut[]; unmapped: string | undefined } | { skipped: string } | { reason: string };

const LONGEST = { city: 120, state: 120, country: 120, sourceId: 200, source: 40, licence: 60, attribution: 120, sourceUrl: 500 } as const;
const SHORTENED = ' …';

/** Returns the reader of the source of a record; undefined for other sources and exports of CityPins. */
function readerOf(values: Values): ((values: Values) => PlaceDraft) | undefined {
  if (isFoursquare(values)) return readFoursquare;
  if (isOverture(values)) return readOverture;
  return isOpenStreetMap(values) ? readOpenStreetMap : undefined;
}

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
  ) {
    this.columns = new Columns(choices, attributes);
    this.checkFixed();
  }

  /** Maps a record to a row, to the kind that is not wanted, or to the reason why it is rejected. `left` lists the values that are left out. */
  map(record: FileRecord): Mapped {
    const { draft, values, left, reader } = this.draftOf(record);
    const found = this.categories.kindOf(draft.categories);
    const skipped = this.kinds.skip({ values, words: draft.categories, category: found, isOpenStreetMap: reader === readOpenStreetMap });
    if (skipped !== undefined) return { skipped };
    const name = draft.name === undefined ? undefined : oneLine(draft.name);
    const broken = brokenText(name, PLACE_FIELDS.name.rules);
    const nameless = name === undefined ? draft.nameless : undefined;
    const problem = nameless ?? (broken && englishOf(broken)) ?? draft.isGone ?? positionProblem(draft);
    if (problem !== undefined || name === undefined) return { reason: problem ?? englishOf('places.nameMissing') };
    const kept = (name: PlaceField, value: string | undefined): string | null => (value === undefined ? null : keptText(name, value, left));
    const brief = (field: keyof typeof LONGEST, value: string | undefined): string | null => {
      if (value === undefined) return null;
      const line = oneLine(value);
      const broken = brokenText(line, { label: field, max: LONGEST[field] });
      if (broken === undefined) return line || null;
      left.add(field, value, englishOf(broken));
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

  /** Returns the values of a record by field, and those that attributes and languages read. */
  private draftOf(record: FileRecord): { draft: PlaceDraft; values: Values; left: LeftOuts; reader: typeof readOpenStreetMap | undefined } {
    const reader = readerOf(record.values);
    const arranged = reader ? this.columns.chosenFrom(record) : this.columns.arrange(record);
    const left = new LeftOuts(arranged.columns);
    const own = reader?.(arranged.values);
    const chosen = this.chosenOf(arranged, own, left);
    const categories = (own && arranged.fields.category === undefined ? own.categories : chosen.categories) ?? [];
    const draft: PlaceDraft = { ...own, ...chosen, ...(own ? {} : pointOf(record.values.geometry)), categories };
    left.addUnused(arranged.unused);
    if (draft.latitude === 0 && draft.longitude === 0) {
      left.add('position', '0, 0', 'Zero stands for an unknown position');
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
    const refuse = (name: string, reason: string): never => {
      throw new UnusableFile(`--fixed ${name}: ${reason}`);
    };
    const { category, ...others } = fields;
    if (category !== undefined && this.categories.kindOf([category]) === undefined)
      refuse(`category=${category}`, `this site has no such category. It has ${this.categories.slugs.join(', ')}.`);
    for (const [field, value] of Object.entries(others)) {
      if (!(field in PLACE_FIELDS)) continue;
      const left = new LeftOuts();
      keptText(field as PlaceField, value, left);
      for (const { reason } of left.all) refuse(`${field}=${value}`, reason);
    }
    const left = new LeftOuts();
    this.attributes.read(values, undefined, left);
    for (const { column, value, reason } of left.all) refuse(`${column}=${value}`, reason);
  }

  private moreCategories(words: readonly string[], category: string, left: LeftOuts): string[] {
    const slugs = words.map((word) => this.categories.kindOf([word]));
    const known = new Set(slugs.filter((slug) => slug !== undefined && slug !== category)) as Set<string>;
    if (slugs.includes(undefined) || known.size > MOST_MORE_CATEGORIES)
      left.add(
        'moreCategories',
        words.join('; '),
        slugs.includes(undefined) ? 'This site has no such category' : `A place has at most ${MOST_MORE_CATEGORIES} more categories`,
      );
    return [...known].slice(0, MOST_MORE_CATEGORIES);
  }
}

const isLatitude = (degrees: number): boolean => degrees >= -90 && degrees <= 90;

function positionProblem({ latitude, longitude, city }: PlaceDraft): string | undefined {
  if (latitude === undefined && longitude === undefined) return city ? undefined : 'Neither coordinates nor a city are given';
  if (latitude === undefined || longitude === undefined) return 'Only one of latitude and longitude is given';
  if (!isLatitude(latitude)) {
    const isSwapped = Math.abs(latitude) <= 180 && isLatitude(longitude);
    return `A latitude is between -90 and 90${isSwapped ? '. Latitude and longitude look swapped: swap them with --map' : ''}`;
  }
  return longitude >= -180 && longitude <= 180 ? undefined : 'A longitude is between -180 and 180';
}

function positionOf({ latitude, longitude }: PlaceDraft): Pick<PlaceRow, 'latitude' | 'longitude'> {
  const isKnown = latitude !== undefined && longitude !== undefined;
  return isKnown ? { latitude: roundedDegrees(latitude), longitude: roundedDegrees(longitude) } : { latitude: null, longitude: null };
}

/** Returns an id derived from name and position, so that the next import of the file finds the same place. */
function madeUpId(name: string, { latitude, longitude }: Pick<PlaceRow, 'latitude' | 'longitude'>, where: string): string {
  const at = latitude === null || longitude === null ? where : `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
  return `made-up-${createHash('sha256').update(`${name}\n${at}`).digest('base64url').slice(0, 22)}`;
}

function shortened(description: string | undefined): string | undefined {
  const longest = PLACE_FIELDS.description.rules.max;
  return description && description.length > longest ? cutText(description, longest - SHORTENED.length) + SHORTENED : description;
}
