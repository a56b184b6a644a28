import { type Command, InvalidArgumentError, Option } from 'commander';
import { DUPLICATES, type Duplicates, type ImportChoices } from '../../modules/imports/index.js';

/** Value of `--city` for the municipalities of the file. */
const AUTO = 'auto';

/** Options of an import about the places that it takes, and their city. */
export interface PlaceChoices {
  createCities: boolean;
  city?: string;
  only?: string;
  skip?: string;
  duplicates: Duplicates;
  alike: Duplicates;
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
    .addOption(
      new Option('--alike <policy>', 'new places that are probably a place of another source: add adds them, same updates the place, skip leaves them out')
        .choices(DUPLICATES)
        .default('add'),
    )
    .option('--pending', 'let new places wait for a moderator', false);

/** Returns the choices in a fixed order. An interrupted import continues only with the same ones. */
export const listOfChoices = ({ createCities, city, only, skip, duplicates, alike, pending }: PlaceChoices) => [
  createCities,
  city,
  only,
  skip,
  duplicates,
  alike,
  pending,
];

function cityOf(city: string | undefined): ImportChoices['city'] {
  if (city === undefined) return { mode: 'own' };
  return city === AUTO ? { mode: 'municipalities' } : { mode: 'one', name: city };
}

/** Returns the choices about places as those of an import. */
export function placeChoicesOf({ createCities, city, only, skip, duplicates, alike, pending }: PlaceChoices) {
  const places = { words: new Map<string, string>(), only, skip, city: cityOf(city), createsCities: createCities };
  return { ...places, isPending: pending, duplicates, alike, decisions: new Map<string, Duplicates>() };
}
