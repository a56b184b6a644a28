import type { DataSource } from 'typeorm';
import { StartError } from '../../core/errors/index.js';
import { shown } from '../../core/validation/index.js';
import { type CategoryList, loadAttributes, loadCategories } from '../site/index.js';
import { Municipalities } from './cities/index.js';
import type { ImportOptions } from './import-options.js';
import {
  AttributeColumns,
  Categories,
  CityMapper,
  type ColumnChoices,
  KindFilter,
  type Origin,
  PlaceMapper,
  readCategories,
  readKinds,
  readStates,
} from './mapping/index.js';
import { type Format, openFile, type OpenFile, type ReadOptions, UnusableFile } from './readers/index.js';
import type { Duplicates } from './writing/index.js';

/** The city of places: that of each row, one for all, or the municipalities of a file of OpenStreetMap. */
export type CityChoice = { mode: 'own' } | { mode: 'one'; name: string } | { mode: 'one'; id: string } | { mode: 'municipalities' };

/** Choices of an operator about an import, in the command line and in the console. */
export interface ImportChoices {
  what: 'places' | 'cities';
  /** Detected if undefined. */
  format?: Format;
  reading: ReadOptions;
  columns: ColumnChoices;
  /** Slug of the category of rows by their word, see `KindFilter`; null leaves them out. */
  words: ReadonlyMap<string, string | null>;
  /** The only kinds that are taken, and those that are left out: lists for `readKinds`. */
  only?: string;
  skip?: string;
  /** Table of categories, see `readCategories`. */
  categoriesFile?: string;
  /** Names of states for cities of GeoNames, see `readStates`. */
  statesFile?: string;
  city: CityChoice;
  /** Whether missing cities that rows name are added. */
  createsCities: boolean;
  /** Maximum distance (km) to the city of a place that names none. */
  radius: number;
  /** Whether new places wait for a moderator. */
  isPending: boolean;
  duplicates: Duplicates;
  /** Policy for places that are probably the same as one of the site. */
  alike: Duplicates;
  /** The same for single rows, by their keys. */
  decisions: ReadonlyMap<string, Duplicates>;
  origin: Origin;
}

/** The options of an import that its choices decide. */
export type PreparedImport = Pick<
  ImportOptions,
  'what' | 'file' | 'mapper' | 'city' | 'cityId' | 'municipalities' | 'createsCities' | 'radius' | 'isPending' | 'duplicates'
> &
  Pick<ImportChoices, 'alike' | 'decisions'>;

type MapperChoices = Pick<ImportChoices, 'columns' | 'origin' | 'words' | 'only' | 'skip' | 'categoriesFile' | 'statesFile'> &
  Partial<Pick<ImportChoices, 'city'>>;

function kindFilterOf({ only, skip, words }: MapperChoices, list: CategoryList): KindFilter {
  for (const [word, slug] of words) {
    if (slug === null || list.all.some((one) => one.slug === slug)) continue;
    throw new UnusableFile(['imports.wordCategoryUnknown', { category: shown(slug), word: shown(word) }]);
  }
  const [wanted, unwanted] = [only, skip].map((kinds) => (kinds === undefined ? undefined : readKinds(kinds, list)));
  return new KindFilter(wanted, unwanted, words);
}

async function categoriesOf({ manager }: DataSource, file: string | undefined): Promise<{ list: CategoryList; categories: Categories }> {
  const list = await loadCategories(manager);
  return { list, categories: file === undefined ? new Categories(list) : readCategories(file, list) };
}

/**
 * Makes the mapper of places.
 * @throws UnusableFile if a choice names an unknown field, attribute, category or kind, or if the table of categories cannot be read
 */
export async function placeMapperOf(dataSource: DataSource, choices: MapperChoices): Promise<PlaceMapper> {
  const { list, categories } = await categoriesOf(dataSource, choices.categoriesFile);
  const attributes = new AttributeColumns(await loadAttributes(dataSource.manager));
  return new PlaceMapper(categories, choices.origin, attributes, choices.columns, kindFilterOf(choices, list), choices.city?.mode === 'one');
}

/**
 * Makes the mapper of cities.
 * @throws UnusableFile if a choice names an unknown field, or if the names of states cannot be read
 */
export const cityMapperOf = ({ origin, statesFile, columns }: Pick<MapperChoices, 'origin' | 'statesFile' | 'columns'>): CityMapper =>
  new CityMapper(origin, statesFile === undefined ? new Map() : readStates(statesFile), columns);

async function mapperOf(dataSource: DataSource, choices: ImportChoices): Promise<PlaceMapper | CityMapper> {
  if (choices.what === 'places') return placeMapperOf(dataSource, choices);
  await categoriesOf(dataSource, choices.categoriesFile); // checks the table, which cities do not use
  return cityMapperOf(choices);
}

/** Returns the options about cities. The municipalities of a file are read from it in a first pass. */
async function citiesOf({ path }: OpenFile, { city, createsCities, format, reading }: ImportChoices) {
  if (city.mode === 'own') return { createsCities };
  if (city.mode === 'one') return { ...('id' in city ? { cityId: city.id } : { city: city.name }), createsCities: false };
  if (path === undefined) throw new StartError('--city auto reads the file twice, and the standard input can be read once only. Save it as a file.');
  return { municipalities: await Municipalities.read((await openFile(path, format, reading)).portions), createsCities: false };
}

/**
 * Opens a file and makes the options of its import.
 * @param file path, or the file if it is open already
 * @throws UnusableFile if the file cannot be read, or a choice does not fit the site
 */
export async function prepareImport(dataSource: DataSource, file: string | OpenFile, choices: ImportChoices): Promise<PreparedImport> {
  const { what, radius, isPending, duplicates, alike, decisions, format, reading } = choices;
  const opened = typeof file === 'string' ? await openFile(file, format, reading) : file;
  const mapper = await mapperOf(dataSource, choices);
  return { what, file: opened, mapper, ...(await citiesOf(opened, choices)), radius, isPending, duplicates, alike, decisions };
}
