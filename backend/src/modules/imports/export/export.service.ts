import type { ClientBase } from 'pg';
import Cursor from 'pg-cursor';
import type { DataSource, EntityManager } from 'typeorm';
import { columnName } from '../../../core/db/index.js';
import { type About, type Extent, type ExportFormat, type PlaceFile, positionFacts, writePlaces } from '../../../core/place-files/index.js';
import { creditsOf, sourceOf } from '../../cities/index.js';
import { OPTIONAL_PLACE_FIELDS } from '../../places/index.js';
import { type AttributeRecord, effectiveValues, loadAttributes, loadCategories } from '../../site/index.js';
import { type ExportSelection, readSelection } from './export-selection.js';
import { citiesSql, creditsSql, type ExportRows, exportRows, extentSql, languagesSql, located, placesSql, SITE_IDENTITY } from './export.query.js';
import { CITY_TEXTS } from '../writing/index.js';
import { flatColumns, flattened, inColumns, languageColumnNames, type Languages, type LanguageValues, type PlaceValues } from './place-columns.js';

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

interface ExportOptions extends ExportSelection {
  what: 'places' | 'cities';
  format: ExportFormat;
  /** Whether CSV has no apostrophes before formulas. */
  isRaw?: boolean;
  /** Called with the number of rows read so far. */
  onRows: (count: number) => void;
  /** Called with the number of rows that the format cannot contain, before the first row. */
  onLeftOut: (count: number) => void;
}

/** Exports public places or cities. */
export class ExportService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Yields the export as pieces of text. All rows come from one snapshot of the database; at most 1,000 rows are in memory at a time.
   * @throws StartError if the selection names a city or a category that does not exist
   */
  async *texts({ what, format, isRaw = false, onRows, onLeftOut, ...selection }: ExportOptions): AsyncGenerator<string> {
    const runner = this.dataSource.createQueryRunner();
    const client = (await runner.connect()) as ClientBase;
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      const { filter, place } = await readSelection(runner.manager, selection);
      const selected = exportRows(what, filter);
      const about = await aboutOf(runner.manager, selected, place);
      const isLocated = format === 'gpx';
      onLeftOut(isLocated ? about.withoutPosition : 0);
      const read = what === 'places' ? placesOf : citiesOf;
      const rows = isLocated ? located(selected) : selected;
      const file = await read({ client, manager: runner.manager, selected: rows, isByCategory: format === 'kml' });
      yield* writePlaces(format, { ...file, about, portions: counted(file.portions, onRows) }, { isRaw });
    } finally {
      await client.query('ROLLBACK').catch(() => undefined); // fails if the connection is broken
      await runner.release();
    }
  }
}

/** Returns the facts about the whole file. @param place name of the city to which the export is limited */
async function aboutOf(manager: EntityManager, selected: ExportRows, place: string | undefined): Promise<About> {
  const [identity] = await manager.query<{ value: object }[]>(SITE_IDENTITY);
  const { name: site } = effectiveValues('identity', identity?.value ?? {}, {});
  const [extent] = await manager.query<[Extent]>(extentSql(selected), selected.parameters);
  const origins = await manager.query<Parameters<typeof creditsOf>[0]>(creditsSql(selected), selected.parameters);
  return { title: place ?? site, site, credits: creditsOf(origins, site), ...positionFacts(extent) };
}

interface Reading {
  client: ClientBase;
  manager: EntityManager;
  selected: ExportRows;
  /** Whether the rows are sorted by category, for formats with a folder per category. */
  isByCategory: boolean;
}

type Read = Promise<Omit<PlaceFile<Row>, 'about'>>;

/** Reads the public places. Attributes, categories and languages come from the snapshot of the rows. */
async function placesOf({ client, manager, selected, isByCategory }: Reading): Read {
  const attributes = (await loadAttributes(manager)).visible(false);
  const categories = await loadCategories(manager);
  const languages = await languagesOf(manager, selected);
  return {
    columns: columnsOf([...PLACE_COLUMNS, ...flatColumns(languages, attributes)]),
    portions: flatPlaces(readAll(client, placesSql(selected, isByCategory), selected.parameters), attributes),
    folderOf: (word) => categories.englishNameOf(word),
  };
}

/** Reads the public cities. */
async function citiesOf({ client, manager, selected }: Reading): Read {
  return {
    columns: columnsOf([...CITY_COLUMNS, ...languageColumnNames(await languagesOf(manager, selected))]),
    portions: flatCities(readAll(client, citiesSql(selected), selected.parameters)),
  };
}

async function languagesOf(manager: EntityManager, selected: ExportRows): Promise<Languages> {
  const [languages = { names: [], descriptions: [] }] = await manager.query<Languages[]>(languagesSql(selected), selected.parameters);
  return languages;
}

/** Fills in the licence and the attribution of a known source, because a file must name them. */
function withCredit(row: Row): Row {
  const credit = sourceOf({
    source: row.source as string | null,
    sourceId: null,
    licence: row.licence as string | null,
    attribution: row.attribution as string | null,
  });
  return credit ? { ...row, licence: credit.licence, attribution: credit.name } : row;
}

async function* flatCities(portions: AsyncIterable<(Row & LanguageValues)[]>): AsyncGenerator<Row[]> {
  for await (const rows of portions) yield rows.map((row) => withCredit(inColumns(row)));
}

async function* flatPlaces(portions: AsyncIterable<(Row & PlaceValues)[]>, attributes: readonly AttributeRecord[]): AsyncGenerator<Row[]> {
  for await (const rows of portions) yield rows.map((row) => withCredit(flattened(row, attributes)));
}

async function* readAll<One extends object>(client: ClientBase, sql: string, parameters: unknown[]): AsyncGenerator<One[]> {
  const cursor = client.query(new Cursor<One>(sql, parameters));
  try {
    for (let rows = await cursor.read(PORTION); rows.length > 0; rows = await cursor.read(PORTION)) yield rows;
  } finally {
    await cursor.close();
  }
}

async function* counted(portions: AsyncIterable<readonly Row[]>, onRows: (count: number) => void): AsyncGenerator<readonly Row[]> {
  let total = 0;
  for await (const rows of portions) {
    total += rows.length;
    onRows(total);
    yield rows;
  }
}

const columnsOf = (names: readonly string[]): PlaceFile<Row>['columns'] => Object.fromEntries(names.map((name) => [name, (row: Row) => row[name] ?? null]));
