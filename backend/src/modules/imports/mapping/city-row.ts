import { readFileSync } from 'node:fs';
import { sentenceOf, englishOf } from '../../../core/errors/index.js';
import { type ColumnName, columnName, newId } from '../../../core/db/index.js';
import type { LanguageTexts, TextField } from '../../../core/fields/index.js';
import { countryName, roundedDegrees, timeZoneAt } from '../../../core/geo/index.js';
import { isTimeZone } from '../../../core/hours/index.js';
import { brokenText, cutText } from '../../../core/validation/index.js';
import { CITY_FIELD_NAMES, CITY_FIELDS, type CityField, FIRST_YEAR, KNOWN_SOURCES, LAST_YEAR, MAX_POPULATION } from '../../cities/index.js';
import { type FileRecord, UnusableFile, type Values } from '../readers/index.js';
import { languageColumns } from './language-columns.js';
import type { Origin } from './place-row.js';
import { degreesOf, firstText, pointOf } from './values.js';

/** The texts of a city by column. If the description is null, the import generates one from state and country. */
type TextColumns = { [Name in CityField as ColumnName<Name>]: Name extends 'name' | 'state' | 'country' ? string : string | null };

/** A checked city, in the form of the table `cities`. */
export interface CityRow extends TextColumns {
  line: number;
  id: string;
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

type MappedCity = { row: CityRow; left: string[] } | { reason: string };

/**
 * Reads names of states by code, such as `IN.16`, from admin1CodesASCII.txt of GeoNames.
 * @throws UnusableFile if the file cannot be read
 */
export function readStates(file: string): ReadonlyMap<string, string> {
  try {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'));
    return new Map(lines.flatMap(([code, name]) => (code && name ? [[code, name] as const] : [])));
  } catch (error) {
    throw new UnusableFile(`The names of states cannot be read. ${sentenceOf(error, file)}`);
  }
}

function whole(text: string | undefined, least: number, most: number): number | null {
  const number = Number(text ?? NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/** Maps records to rows of cities: records of GeoNames, and records whose columns are named like the fields of a city. */
export class CityMapper {
  constructor(
    private readonly origin: Origin,
    private readonly states: ReadonlyMap<string, string>,
  ) {}

  /** Maps a record to a row, or to the reason why it is rejected. `left` lists the fields whose values are unusable. */
  map({ line, values }: FileRecord): MappedCity {
    const text = (...names: string[]) => firstText(values, names);
    const point = pointOf(values.geometry);
    const [latitude = NaN, longitude = NaN] = point
      ? [point.latitude, point.longitude]
      : [degreesOf(text('latitude', 'lat')), degreesOf(text('longitude', 'lon', 'lng'))];
    const given = (field: CityField) => text(columnName(field), ...((CITY_FIELDS[field] as TextField).importNames ?? []));
    const names = { name: given('name') ?? '', state: this.stateOf(values) ?? '', country: countryName(given('country') ?? '') };
    const problem = NAMES.map((field) => brokenText(names[field], CITY_FIELDS[field].rules)).find(Boolean);
    if (problem) return { reason: englishOf(problem) };
    if (!(latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180))
      return { reason: 'Coordinates are needed: -90 to 90 and -180 to 180 degrees' };
    const left: string[] = [];
    const kept = (field: CityField): string | null => {
      const value = given(field) ?? null;
      if (value === null || brokenText(value, CITY_FIELDS[field].rules) === undefined) return value;
      left.push(field);
      return null;
    };
    const isGeoNames = text('geonameid') !== undefined;
    const source = this.origin.isForced
      ? this.origin.source
      : isGeoNames
        ? 'geonames'
        : ((values.source_id === undefined ? undefined : text('source')) ?? this.origin.source);
    const zone = text('timezone', 'time_zone');
    return {
      row: {
        line,
        id: newId(),
        source,
        source_id: text('geonameid', 'source_id', 'id') ?? cutText(`${names.name}|${names.state}|${names.country}`, 200),
        ...(Object.fromEntries(OTHERS.map((field) => [columnName(field), kept(field)])) as Omit<TextColumns, (typeof NAMES)[number]>),
        ...names,
        names: languageColumns(values, 'name', CITY_FIELDS.name.rules, left),
        descriptions: languageColumns(values, 'description', CITY_FIELDS.description.rules, left),
        population: whole(text('population'), 1, MAX_POPULATION),
        founded_year: whole(text('founded_year', 'founded'), FIRST_YEAR, LAST_YEAR),
        latitude: roundedDegrees(latitude),
        longitude: roundedDegrees(longitude),
        time_zone: zone && isTimeZone(zone) ? zone : timeZoneAt(latitude, longitude),
        licence: this.origin.licence ?? text('licence', 'license') ?? KNOWN_SOURCES[source]?.licence ?? null,
        attribution: this.origin.attribution ?? text('attribution') ?? null,
      },
      left,
    };
  }

  private stateOf(values: Values): string | undefined {
    const [country, code] = [firstText(values, ['country_code']), firstText(values, ['admin1_code'])];
    if (values.geonameid === undefined) return firstText(values, ['state', ...CITY_FIELDS.state.importNames]);
    // City states such as Singapore have no states: GeoNames has the code 00 or none. The country replaces the state.
    return (country && code && this.states.get(`${country}.${code}`)) ?? (country && countryName(country));
  }
}
