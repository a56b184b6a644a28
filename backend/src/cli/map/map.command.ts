import { type Command, InvalidArgumentError } from 'commander';
import type { DataEnv } from '../../core/config/index.js';
import { readBounds } from '../bounds.js';
import { EXIT } from '../output.js';
import { type AddOptions, runAdd } from './add-map.js';
import { list, remove } from './list-maps.js';

/** Largest margin around a city (km). */
const MOST_MARGIN = 100;

const ADD_HELP = `
FROM is a PMTiles archive with vector tiles in the layers of the Protomaps basemap, or with pictures; or an OpenStreetMap
extract (.osm.pbf) of at most 10 MB, whose tiles are drawn here; or the https:// address of an archive whose server supports
ranges, of which only the tiles of the area are fetched.

The area is --bbox, or else the city with a margin. A file is added as a whole, except if --bbox or --margin is given. See
docs/map.md.

The app can run meanwhile. Maps show the archive at once. After a failure or an interruption, nothing stays.

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.

Examples:
  npm run citypins -- map add lisbon.pmtiles --city Lisbon
  npm run citypins -- map add vaduz.osm.pbf
  npm run citypins -- map add https://example.org/planet.pmtiles --city "Pune, India" --margin 10
  npm run citypins -- map add planet.pmtiles --bbox 9.45,47.04,9.64,47.28 --name Liechtenstein
`;

const LIST_HELP = `
Lists the map archives of this site, the newest first, each with its id for "map remove", state, area and size.

Exit codes: 0 done, 1 failed, 2 wrong usage.
`;

const REMOVE_HELP = `
Removes a map archive, its file, and the job that makes it. Maps show the world map in its place at once.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Example:
  npm run citypins -- map remove 0195d2f4-7a10-7c3e-8a55-2f8f9f0c4b11
`;

function readMargin(text: string): number {
  const margin = Number(text);
  if (!(text.trim() !== '' && margin >= 0 && margin <= MOST_MARGIN)) throw new InvalidArgumentError(`Use a number of kilometers from 0 to ${MOST_MARGIN}.`);
  return margin;
}

function readName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name)) throw new InvalidArgumentError('Use 1 to 100 characters.');
  return name;
}

/** Adds the commands `citypins map add`, `map list` and `map remove`. @param onEnd receives the exit code */
export function addMapCommands(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  const map = program.command('map').description('add, list and remove map archives');
  map
    .command('add')
    .description('add a map archive: a file, or an area of an archive on the web')
    .argument('<from>', 'a file, or an address that begins with https:// or http://')
    .option('--city <name>', 'city that the map belongs to: its id or name, with the country if several have it ("Pune, India")')
    .option('--bbox <degrees>', 'area: west,south,east,north', readBounds)
    .option('--margin <km>', 'margin around the city (default: 5)', readMargin)
    .option('--name <text>', 'name in the console (default: that of the city or the file)', readName)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', ADD_HELP)
    .action(async (from: string, options: AddOptions) => onEnd(await runAdd(from, options, env())));
  map
    .command('list')
    .description('list the map archives, the newest first')
    .option('--json', 'print the archives as JSON', false)
    .addHelpText('after', LIST_HELP)
    .action(async ({ json }: { json: boolean }) => {
      await list(json, env());
      onEnd(EXIT.done);
    });
  map
    .command('remove')
    .description('remove a map archive and its file')
    .argument('<id>', 'id of the archive, from "map list"')
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', REMOVE_HELP)
    .action(async (id: string, { json }: { json: boolean }) => {
      await remove(id, json, env());
      onEnd(EXIT.done);
    });
}
