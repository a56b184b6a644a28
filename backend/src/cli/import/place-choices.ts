import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  DUPLICATES,
  type Duplicates,
  type Format,
  KindFilter,
  Municipalities,
  openFile,
  readKinds,
  type ReadOptions,
  UnusableFile,
} from '../../modules/imports/index.js';
import type { CategoryList } from '../../modules/site/index.js';

/** Value of `--city` for the municipalities of the file. */
const AUTO = 'auto';

/** Options of an import about the places that it takes, and their city. */
export interface PlaceChoices {
  createCities: boolean;
  city?: string;
  only?: string;
  skip?: string;
  duplicates: Duplicates;
  pending: boolean;
}

function readCity(text: string): string {
  if (text.trim() === '' || text.length > 120) throw new InvalidArgumentError('Use 1 to 120 characters.');
  return text.trim();
}

function readKindList(text: string): string {
  if (text.split(',').some((kind) => kind.trim() === '')) throw new InvalidArgumentError('Separate kinds by commas: restaurant,cafe.');
  return text;
}

/** Adds the options about places to the command `citypins import`. */
export const addPlaceOptions = (command: Command): Command =>
  command
    .option('--create-cities', 'add missing cities that places name: cities of the world, or those with state and country', false)
    .addOption(
      new Option('--city <name>', 'put all places into this city ("Name", "Name, Country"); auto: into the municipalities of an OpenStreetMap file')
        .argParser(readCity)
        .conflicts('createCities'),
    )
    .option('--only <kinds>', 'take only these kinds of places: categories of the site or tags of OpenStreetMap, separated by commas', readKindList)
    .option('--skip <kinds>', 'leave out these kinds of places', readKindList)
    .addOption(
      new Option('--duplicates <policy>', 'places that the site has from another source: same updates them, add adds them again, skip leaves them out')
        .choices(DUPLICATES)
        .default('same'),
    )
    .option('--pending', 'let new places wait for a moderator', false);

/** Returns the choices in a fixed order. An interrupted import continues only with the same ones. */
export const listOfChoices = ({ createCities, city, only, skip, duplicates, pending }: PlaceChoices) => [createCities, city, only, skip, duplicates, pending];

/** Returns the filter for the kinds of places. @throws UnusableFile for an unknown kind */
export function kindFilterOf({ only, skip }: PlaceChoices, list: CategoryList): KindFilter {
  const [wanted, unwanted] = [only, skip].map((kinds) => (kinds === undefined ? undefined : readKinds(kinds, list)));
  return new KindFilter(wanted, unwanted);
}

/**
 * Returns the options of the import about cities. For `--city auto`, it reads the file in a first pass.
 * @param file undefined for the standard input, which can be read once only
 * @throws UnusableFile if the file cannot be read
 */
export async function cityChoices({ city, createCities }: PlaceChoices, file: string | undefined, format: Format | undefined, reading: ReadOptions) {
  if (city !== AUTO) return { city, createsCities: createCities };
  if (file === undefined) throw new UnusableFile('--city auto reads the file twice, and the standard input can be read once only. Save it as a file.');
  return { municipalities: await Municipalities.read((await openFile(file, format, reading)).portions), createsCities: false };
}
