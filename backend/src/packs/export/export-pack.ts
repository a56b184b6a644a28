import { buffer } from 'node:stream/consumers';
import type { ClientBase } from 'pg';
import Cursor from 'pg-cursor';
import type { DataSource } from 'typeorm';
import { filesOf, fileName } from '../../core/pictures/index.js';
import { type CsvColumns, streamCsv } from '../../core/rest/index.js';
import type { FileStore } from '../../core/storage/index.js';
import type { MapStore } from '../../modules/maps/index.js';
import { type CategoryList, loadAttributes, loadCategories, loadSearchTerms, type SettingVariables } from '../../modules/site/index.js';
import { guideEntries } from './export-guide.js';
import { CITIES, type PictureRow, PICTURES, PLACES, TOTAL } from './export.query.js';
import { mapEntries, type OpenMap, openMaps } from './export-maps.js';
import { FILES, photoFile } from '../format.js';
import { CITY_COLUMNS, PICTURE_COLUMNS, PLACE_COLUMNS } from '../rows.js';
import type { PackEntry } from './write-pack.js';

/** Rows per read of the cursor. */
const PORTION = 1000;

type Row = Record<string, string | number | boolean | null>;

/** Columns that the app never writes: they are for packs that are written by hand. */
const BY_HAND = ['key', 'age', 'created_by'];

const columnsOf = (columns: object): CsvColumns<Row> =>
  Object.fromEntries(
    Object.keys(columns)
      .filter((name) => !BY_HAND.includes(name))
      .map((name) => [name, (row: Row) => row[name] ?? null]),
  );

/** Returns a place with the slugs of its categories. A place that still has a former word of a category has the slug in the pack. */
function withSlugs(row: Row, categories: CategoryList): Row {
  const more = String(row.more_categories).split(';').filter(Boolean);
  return { ...row, category: categories.slugOf(String(row.category)), more_categories: more.map((word) => categories.slugOf(word)).join(';') };
}

async function* readAll(client: ClientBase, sql: string): AsyncGenerator<Row[]> {
  const cursor = client.query(new Cursor<Row>(sql));
  try {
    for (let rows = await cursor.read(PORTION); rows.length > 0; rows = await cursor.read(PORTION)) yield rows;
  } finally {
    await cursor.close();
  }
}

/** Counts of a written pack. */
export interface Exported {
  cities: number;
  places: number;
  pictures: number;
  maps: number;
}

interface Options {
  store: FileStore;
  /** Files of the map archives. */
  mapStore: MapStore;
  /** Settings that environment variables set. They are no part of a pack. */
  variables: SettingVariables;
  /** Called with the number of rows so far and in total. */
  onRows?: ((done: number, all: number) => void) | undefined;
  signal: AbortSignal;
}

/** Yields the files of the photos of a picture; none if the store lacks one of them. */
async function photoEntries({ photo, fileKey, width, height }: PictureRow, store: FileStore): Promise<PackEntry[] | undefined> {
  const entries: PackEntry[] = [];
  for (const { name } of filesOf({ width: width ?? 0, height: height ?? 0 })) {
    const stored = await store.get(fileName(fileKey ?? '', name));
    if (!stored) return undefined;
    entries.push({ name: photoFile(photo ?? '', name), content: await buffer(stored.stream) });
  }
  return entries;
}

/** Yields the files of a pack with the whole guide, as of one moment. The counts are complete at the end. */
export async function* packEntries(
  dataSource: DataSource,
  { store, mapStore, variables, onRows, signal }: Options,
  counts: Exported,
): AsyncGenerator<PackEntry> {
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as ClientBase;
  let maps: OpenMap[] = [];
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const all = (await client.query<{ n: number }>(TOTAL)).rows[0]?.n ?? 0;
    const { rows: cities } = await client.query<{ id: string }>(`SELECT id FROM (${CITIES}) c`);
    const categories = await loadCategories(runner.manager);
    const attributes = await loadAttributes(runner.manager);
    const terms = await loadSearchTerms(runner.manager);
    maps = await openMaps(client, mapStore);
    counts.maps = maps.length;
    yield* guideEntries(client, { categories, attributes, terms, variables, cities: new Set(cities.map(({ id }) => id)), maps });
    yield* mapEntries(maps, signal);
    const rowsOf = async function* rowsOf(sql: string, kind: 'cities' | 'places') {
      for await (const rows of readAll(client, sql)) {
        signal.throwIfAborted();
        counts[kind] += rows.length;
        onRows?.(counts.cities + counts.places, all);
        yield kind === 'cities' ? rows : rows.map((row) => withSlugs(row, categories));
      }
    };
    yield { name: FILES.cities, content: streamCsv(columnsOf(CITY_COLUMNS), rowsOf(CITIES, 'cities')) };
    yield { name: FILES.places, content: streamCsv(columnsOf(PLACE_COLUMNS), rowsOf(PLACES, 'places')) };
    const { rows: pictures } = await client.query<PictureRow>(PICTURES);
    const written: PictureRow[] = [];
    for (const picture of pictures) {
      signal.throwIfAborted();
      const entries = picture.photo === null ? [] : await photoEntries(picture, store);
      if (!entries) continue;
      yield* entries;
      written.push(picture);
    }
    counts.pictures = written.length;
    const lines = (async function* lines() {
      yield written as unknown as Row[];
    })();
    if (written.length > 0) yield { name: FILES.pictures, content: streamCsv(columnsOf(PICTURE_COLUMNS), lines) };
  } finally {
    for (const { source } of maps) await source.close();
    await client.query('ROLLBACK').catch(() => undefined); // fails if the connection is broken
    await runner.release();
  }
}
