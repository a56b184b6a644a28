import type { ClientBase } from 'pg';
import Cursor from 'pg-cursor';
import type { DataSource, EntityManager } from 'typeorm';
import { type CsvColumns, streamCsv } from '../../core/rest/index.js';
import { CITY_TEXTS } from './import.query.js';
import { CITY_LANGUAGES, PLACE_LANGUAGES, PUBLIC_CITIES, PUBLIC_PLACES } from './export.query.js';
import { flatColumns, flattened, inColumns, languageColumnNames, type Languages, type LanguageValues, type PlaceValues } from './place-columns.js';
import { columnName } from '../../core/db/index.js';
import { OPTIONAL_PLACE_FIELDS } from '../places/index.js';
import { type AttributeRecord, loadAttributes } from '../site/index.js';

/** Export formats: one GeoJSON collection, CSV, or one GeoJSON feature per line. */
export const EXPORT_FORMATS = ['geojson', 'csv', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows per read of the cursor. */
const PORTION = 1000;

type Row = Record<string, string | number | null>;

const PLACE_COLUMNS = [
  'id',
  'source',
  'source_id',
  'name',
  'description',
  'category',
  'latitude',
  'longitude',
  'city',
  'state',
  'country',
  ...OPTIONAL_PLACE_FIELDS.map(columnName),
  'rating_average',
  'rating_count',
  'licence',
  'attribution',
  'source_url',
];
const CITY_COLUMNS = [
  'id',
  'source',
  'source_id',
  ...CITY_TEXTS,
  'population',
  'founded_year',
  'latitude',
  'longitude',
  'time_zone',
  'places_count',
  'licence',
  'attribution',
];

/** Exports all public places or cities. */
export class ExportService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Yields the export as pieces of text. All rows come from one snapshot of the database; at most 1,000 rows are in memory at a time.
   * @param onRows called with the number of rows read so far
   */
  async *texts(what: 'places' | 'cities', format: ExportFormat, onRows: (count: number) => void): AsyncGenerator<string> {
    const runner = this.dataSource.createQueryRunner();
    const client = (await runner.connect()) as ClientBase;
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      const { columns, rows } = what === 'places' ? await placesOf(client, runner.manager) : await citiesOf(client, runner.manager);
      const portions = counted(rows, onRows);
      if (format === 'csv') yield* streamCsv(columnsOf(columns), portions);
      else if (format === 'ndjson') yield* featureLines(portions);
      else yield* featureCollection(portions);
    } finally {
      await client.query('ROLLBACK').catch(() => undefined); // fails if the connection is broken
      await runner.release();
    }
  }
}

/** Returns the columns and rows of the public places. Attributes and languages come from the snapshot of the rows. */
async function placesOf(client: ClientBase, manager: EntityManager) {
  const attributes = (await loadAttributes(manager)).visible(false);
  const languages = await languagesOf(manager, PLACE_LANGUAGES);
  return { columns: [...PLACE_COLUMNS, ...flatColumns(languages, attributes)], rows: flatPlaces(client, attributes) };
}

/** Returns the columns and rows of the public cities. */
async function citiesOf(client: ClientBase, manager: EntityManager) {
  return { columns: [...CITY_COLUMNS, ...languageColumnNames(await languagesOf(manager, CITY_LANGUAGES))], rows: flatCities(client) };
}

async function languagesOf(manager: EntityManager, sql: string): Promise<Languages> {
  const [languages = { names: [], descriptions: [] }] = await manager.query<Languages[]>(sql);
  return languages;
}

async function* flatCities(client: ClientBase): AsyncGenerator<Row[]> {
  for await (const rows of readAll<Row & LanguageValues>(client, PUBLIC_CITIES)) yield rows.map((row) => inColumns(row));
}

async function* flatPlaces(client: ClientBase, attributes: readonly AttributeRecord[]): AsyncGenerator<Row[]> {
  for await (const rows of readAll<Row & PlaceValues>(client, PUBLIC_PLACES)) yield rows.map((row) => flattened(row, attributes));
}

async function* readAll<One extends object>(client: ClientBase, sql: string): AsyncGenerator<One[]> {
  const cursor = client.query(new Cursor<One>(sql));
  try {
    for (let rows = await cursor.read(PORTION); rows.length > 0; rows = await cursor.read(PORTION)) yield rows;
  } finally {
    await cursor.close();
  }
}

async function* counted(portions: AsyncIterable<Row[]>, onRows: (count: number) => void): AsyncGenerator<Row[]> {
  let total = 0;
  for await (const rows of portions) {
    total += rows.length;
    onRows(total);
    yield rows;
  }
}

const columnsOf = (names: readonly string[]): CsvColumns<Row> => Object.fromEntries(names.map((name) => [name, (row: Row) => row[name] ?? null]));

/** Returns a row as a GeoJSON feature (RFC 7946). Properties that are `null` are left out. */
function featureOf({ id, latitude, longitude, ...rest }: Row): string {
  const properties = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const geometry = latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };
  return JSON.stringify({ type: 'Feature', id, geometry, properties });
}

async function* featureLines(portions: AsyncIterable<Row[]>): AsyncGenerator<string> {
  for await (const rows of portions) yield rows.map((row) => `${featureOf(row)}\n`).join('');
}

async function* featureCollection(portions: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for await (const rows of portions) {
    yield separator + rows.map(featureOf).join(',\n');
    separator = ',\n';
  }
  yield '\n]}\n';
}
