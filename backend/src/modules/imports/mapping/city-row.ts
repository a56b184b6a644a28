import { readFileSync } from 'node:fs';
import { type Reason, sentenceOf, StartError } from '../../../core/errors/index.js';
import { type ColumnName, columnName, newId } from '../../../core/db/index.js';
import type { LanguageTexts, TextField } from '../../../core/fields/index.js';
import { countryName, roundedDegrees, timeZoneAt } from '../../../core/geo/index.js';
import { isTimeZone } from '../../../core/hours/index.js';
import { brokenText, cutText, textOrNull } from '../../../core/validation/index.js';
import { CITY_FIELD_NAMES, CITY_FIELDS, type CityField, FIRST_YEAR, KNOWN_SOURCES, LAST_YEAR, MAX_POPULATION } from '../../cities/index.js';
import { headerForm } from '../../places/index.js';
import { AttributeList } from '../../site/index.js';
import type { FileRecord, Values } from '../readers/index.js';
import { AttributeColumns } from './attribute-columns.js';
import { type ColumnChoices, Columns, fieldText, NO_CHOICES } from './columns.js';
import { degreesOf, positionIn } from './positions/index.js';
import { exportedId, statedAttribution } from './exported-row.js';
import { languageColumns } from './language-columns.js';
import { type LeftOut, LeftOuts } from './left-out.js';
import type { Origin } from './place-row.js';
import { firstText, pointOf, textOf } from './values.js';

/** The texts of a city by column. If the description is null, the import generates one from state and country. */
type TextColumns = { [Name in CityField as ColumnName<Name>]: Name extends 'name' | 'state' | 'country' ? string : string | null };

/** A checked city, in the form of the table `cities`. */
export interface CityRow extends TextColumns {
  line: number;
  id: string;
  /** Id that the city has in the export of a CityPins site, and gets here unless another city has it. */
  exported_id: string | null;
  source: string;
  source_id: string;
  names: LanguageTexts;
  descriptions: LanguageTexts;
  population: number | null;
  founded_year: number | null;
  latitude: number;
  longitude: number;
  time_zone: string;
  licence: string | null;
  attribution: string | null;
}

/** Texts without which a city is not imported. */
const NAMES = ['name', 'state', 'country'] as const;
const OTHERS = CITY_FIELD_NAMES.filter((field) => !(NAMES as readonly string[]).includes(field));

type MappedCity = { row: CityRow; left: readonly LeftOut[] } | { reason: Reason; name?: string | undefined };

/**
 * Reads names of states by code, such as `IN.16`, from admin1CodesASCII.txt of GeoNames.
 * @throws StartError if the file cannot be read
 */
export function readStates(file: string): ReadonlyMap<string, string> {
  try {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'));
    return new Map(lines.flatMap(([code, name]) => (code && name ? [[code, name] as const] : [])));
  } catch (error) {
    throw new StartError(`The names of states cannot be read. ${sentenceOf(error, file)}`);
  }
}

function whole(text: string | undefined, least: number, most: number): number | null {
  const number = Number(text ?? NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/** Columns of cities that places do not have, by the forms of their names. */
const OWN_COLUMNS = {
  population: 'population einwohner einwohnerzahl habitants habitantes poblacion abitanti popolazione populacao जनसंख्या السكان',
  founded_year: 'foundedyear founded gegrundet gegrundetjahr annee annedefondation fundacion fondazione fundacao स्थापना التاسيس',
  time_zone: 'timezone zeitzone fuseauhoraire zonahoraria fusoorario fusohorario समयक्षेत्र المنطقهالزمنيه',
} as const;

/** Values of cities that are no fields of places, as columns give them. */
const CITY_VALUES: readonly string[] = Object.keys(OWN_COLUMNS);

/** Fields of places that cities have, too. */
const SHARED: readonly string[] = [...CITY_FIELD_NAMES, 'city', 'latitude', 'longitude', 'position', 'sourceId', 'source', 'licence', 'attribution'];

/** All fields of a city that columns can give. */
export const CITY_TARGETS: readonly string[] = [...SHARED, ...CITY_VALUES];

/** Targets of the columns of GeoNames. */
const GEONAMES_TARGETS: Readonly<Record<string, string>> = {
  geonameid: 'sourceId',
  name: 'name',
  latitude: 'latitude',
  longitude: 'longitude',
  country_code: 'country',
  admin1_code: 'state',
  population: 'population',
  timezone: 'time_zone',
};

const valueOfCity = (column: string): string | undefined => Object.entries(OWN_COLUMNS).find(([, forms]) => forms.split(' ').includes(headerForm(column)))?.[0];

/** Returns whether only files of cities have a column, exports of CityPins included. */
export const isColumnOfCities = (column: string): boolean => valueOfCity(column) !== undefined || column === 'places_count';

/** Maps records to rows of cities: records of GeoNames, and records whose columns are named like the fields of a city. */
export class CityMapper {
  readonly columns: Columns;

  /** @throws UnusableFile if a chosen column cannot be used */
  constructor(
    private readonly origin: Origin,
    private readonly states: ReadonlyMap<string, string>,
    choices: ColumnChoices = NO_CHOICES,
  ) {
    this.columns = new Columns(choices, new AttributeColumns(new AttributeList([])), CITY_VALUES);
  }

  /** Maps a record to a row, or to the reason why it is rejected. `left` lists the values that are left out. */
  map(record: FileRecord): MappedCity {
    const { line } = record;
    const isGeoNames = record.values.geonameid !== undefined;
    const arranged = isGeoNames ? this.columns.chosenFrom(record) : this.columns.arrange(record);
    const { fields, unused } = arranged;
    const values = { ...unused, ...arranged.values };
    const text = (...names: string[]) => firstText(values, names);
    const left = new LeftOuts(arranged.columns);
    const point = (this.columns.hasGeometry ? pointOf(record.values.geometry) : undefined) ?? positionIn(fields.position);
    const [latitude = NaN, longitude = NaN] = point
      ? [point.latitude, point.longitude]
      : [degreesOf(fields.latitude ?? values.latitude, 'latitude'), degreesOf(fields.longitude ?? values.longitude, 'longitude')];
    const given = (field: CityField) =>
      fieldText(fields, field) ??
      (field === 'name' ? fieldText(fields, 'city') : undefined) ??
      (isGeoNames ? text(columnName(field), ...((CITY_FIELDS[field] as TextField).importNames ?? [])) : undefined);
    const used = new Set<string>();
    const own = (name: keyof typeof OWN_COLUMNS): string | undefined => {
      const column = name in arranged.values ? name : Object.keys(values).find((one) => valueOfCity(one) === name);
      const value = column === undefined ? undefined : textOf(values[column]);
      if (column !== undefined) used.add(column);
      return value;
    };
    const names = {
      name: given('name') ?? '',
      state: (isGeoNames ? this.stateOf(values) : given('state')) ?? '',
      country: countryName(given('country') ?? ''),
    };
    const problem = NAMES.map((field) => brokenText(names[field], CITY_FIELDS[field].rules)).find(Boolean);
    if (problem) return { reason: problem };
    if (!(latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180)) return { reason: 'imports.cityPosition' };
    const kept = (field: CityField): string | null => {
      const value = given(field);
      const broken = value === undefined ? undefined : brokenText(value, CITY_FIELDS[field].rules);
      if (broken !== undefined) left.add(field, value, broken);
      return broken === undefined && value !== undefined ? textOrNull(value) : null;
    };
    const source = this.origin.isForced
      ? this.origin.source
      : isGeoNames
        ? 'geonames'
        : ((arranged.columns.sourceId?.toLowerCase() === 'source_id' ? fieldText(fields, 'source') : undefined) ?? this.origin.source);
    const [zone, population, founded] = [own('time_zone'), own('population'), own('founded_year')];
    if (!isGeoNames) left.addUnused(Object.fromEntries(Object.entries(unused).filter(([column]) => !used.has(column))));
    return {
      row: {
        line,
        id: newId(),
        exported_id: exportedId(record.values, this.origin),
        source,
        source_id: text('geonameid') ?? fieldText(fields, 'sourceId') ?? cutText(`${names.name}|${names.state}|${names.country}`, 200),
        ...(Object.fromEntries(OTHERS.map((field) => [columnName(field), kept(field)])) as Omit<TextColumns, (typeof NAMES)[number]>),
        ...names,
        names: languageColumns(values, 'name', CITY_FIELDS.name.rules, left),
        descriptions: languageColumns(values, 'description', CITY_FIELDS.description.rules, left),
        population: whole(population, 1, MAX_POPULATION),
        founded_year: whole(founded, FIRST_YEAR, LAST_YEAR),
        latitude: roundedDegrees(latitude),
        longitude: roundedDegrees(longitude),
        time_zone: zone && isTimeZone(zone) ? zone : timeZoneAt(latitude, longitude),
        licence: this.origin.licence ?? fieldText(fields, 'licence') ?? KNOWN_SOURCES[source]?.licence ?? null,
        attribution: statedAttribution(source, this.origin.attribution ?? fieldText(fields, 'attribution') ?? null),
      },
      left: left.all,
    };
  }

  /** Returns what a column of a record gives, as `PlaceMapper.targetOf` does. */
  targetOf(column: string, { values }: FileRecord): string | null {
    if (values.geonameid !== undefined) return this.columns.chosenName(column) ?? GEONAMES_TARGETS[column] ?? '';
    const target = this.columns.targetName(column) ?? valueOfCity(column);
    if (target === undefined) return null;
    const isKnown = target === '' || target.includes(':') || CITY_TARGETS.includes(target);
    return isKnown ? target : null;
  }

  private stateOf(values: Values): string | undefined {
    const [country, code] = [firstText(values, ['country_code']), firstText(values, ['admin1_code'])];
    // City states such as Singapore have no states: GeoNames has the code 00 or none. The country replaces the state.
    return (country && code && this.states.get(`${country}.${code}`)) ?? (country && countryName(country));
  }
}
