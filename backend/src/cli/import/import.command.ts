import fs from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { addColumnOptions, choicesOf, type ColumnOptions } from './column-options.js';
import type { DataEnv } from '../../core/config/index.js';
import {
  fingerprintOf,
  type Format,
  FORMATS,
  ImportService,
  Interrupted,
  LeftOutFile,
  leftOutOf,
  openFile,
  openStream,
  type Origin,
  prepareImport,
  RejectFile,
  type Summary,
  ReportFile,
  sourceOf,
} from '../../modules/imports/index.js';
import { withDatabase } from '../database.js';
import { describeImport, EXIT, records, toldReason } from '../output.js';
import { importPackFile, isPack } from './import-pack.js';
import { addPlaceOptions, listOfChoices, type PlaceChoices, placeChoicesOf } from './place-choices.js';
import { ProgressLine } from '../progress.js';
import { readSource, STDIN } from './source-name.js';

const STATES = 'admin1CodesASCII.txt';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Options extends ColumnOptions, PlaceChoices {
  what?: 'places' | 'cities';
  format?: Format;
  encoding?: string;
  delimiter?: string;
  sheet?: string;
  source?: string;
  licence?: string;
  attribution?: string;
  categories?: string;
  states?: string;
  radius: number;
  rejects?: string;
  report?: string;
  dryRun: boolean;
  restart: boolean;
  add: boolean;
  replace: boolean;
  yes: boolean;
  json: boolean;
}

function readBrief(text: string): string {
  if (text.trim() === '' || text.length > 120) throw new InvalidArgumentError('Use 1 to 120 characters.');
  return text.trim();
}

function readRadius(text: string): number {
  const radius = Number(text);
  if (!(radius >= 0 && radius <= 500)) throw new InvalidArgumentError('Use a number of kilometers from 0 to 500.');
  return radius;
}

/** Returns the file with the names of states: the given one, or that beside the file. Says so if there is none. */
function statesFileFor(file: string, given: string | undefined): string | undefined {
  if (given) return given;
  const beside = path.join(path.dirname(file), STATES);
  if (fs.existsSync(beside)) return beside;
  process.stderr.write(
    `The names of states are unknown, so each state gets the name of its country. Put ${STATES} of GeoNames beside the file, or use --states.\n`,
  );
  return undefined;
}

const EXAMPLES = `
FILE is CSV, an Excel workbook, JSON with a list of objects, GeoJSON (uMap), saved places of Google Takeout, data of
OpenStreetMap (PBF, XML, Overpass and other tools), KML, KMZ, GPX, Overture places or Foursquare OS Places (GeoJSON, one
JSON object a line, or Parquet), GeoNames cities, an export of the app, or a zip with one of these. "-" reads the
standard input. The format is detected from the content.

A place goes to the city that it names, or else to the nearest one within --radius. --city sets it. A further import finds
its rows by source and id, or else by the same name within 50 m in the city, and updates the values that users have not
changed here. Places deleted here stay deleted. An interrupted import continues where it stopped if you import the same
file with the same options. See docs/import.md.

FILE can also be a pack: a folder or zip with a whole guide (docs/packs.md). It is imported completely or not at all. A
site with cities or places needs --add, which keeps its rows, or --replace, which deletes them and asks first.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done but records were rejected, 130 interrupted.

Examples:
  npm run citypins -- import cities500.txt
  npm run citypins -- import cafes.geojson --dry-run
  npm run citypins -- import guide.zip
  npm run citypins -- import musees.csv --map name=nom --map tarif= --fixed city=Nantes
  npm run citypins -- import extract.geojson --city auto --skip hotel,amenity=fast_food
  npm run citypins -- import museums.csv --source city-open-data --licence CC-BY-4.0 --attribution "City of Pune"
`;

/** Adds the command `citypins import`. @param onEnd receives the exit code */
export function addImportCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  const command = program
    .command('import')
    .description('import places or cities from a file, or a whole guide from a pack')
    .argument('<file>', 'the file, or - for the standard input')
    .addOption(new Option('--what <kind>', 'kind of the rows (default: cities for GeoNames, else places)').choices(['places', 'cities']))
    .addOption(new Option('--format <format>', 'file format, if it is not detected').choices(FORMATS))
    .option('--encoding <name>', 'character encoding of a text file, such as windows-1252 (default: detected)')
    .option('--delimiter <sign>', 'delimiter of CSV: a comma, a semicolon, tab, a bar or another sign (default: detected)')
    .option('--sheet <name>', 'name or number of the sheet of a workbook (default: the first one with rows)')
    .option('--source <name>', 'source of all rows (default: the source in each row, else the file name)', readSource)
    .option('--licence <id>', 'licence of all rows, such as CC-BY-4.0', readBrief)
    .option('--attribution <text>', 'source that places credit', readBrief)
    .option('--categories <file>', 'CSV with the columns category and kind; precedes the built-in table')
    .option('--states <file>', `names of states for GeoNames cities (default: ${STATES} beside the file)`)
    .option('--radius <km>', 'maximum distance to the city of a place that names none', readRadius, 25);
  addPlaceOptions(command);
  addColumnOptions(command)
    .option('--rejects <file>', 'file for rejected records (default: FILE.rejects.csv; none in a dry run)')
    .option('--report <file>', 'CSV with the outcome of each record that is not rejected')
    .option('--dry-run', 'show what would change, and write nothing', false)
    .option('--restart', 'start an interrupted import again from the beginning', false)
    .addOption(new Option('--add', 'add a pack to the guide of the site').default(false).conflicts('replace'))
    .option('--replace', 'delete the guide of the site, and import a pack in its place', false)
    .option('--yes', 'do not ask before --replace', false)
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: Options) => onEnd(await ((await isPack(file)) ? importPackFile : runImport)(file, options, env())));
}

/** Returns the exit code of an import. A file of which no record was accepted has failed, and is told to be. */
function conclude({ read, rejected }: Summary): number {
  if (read > rejected) return rejected > 0 ? EXIT.incomplete : EXIT.done;
  process.stderr.write(read === 0 ? 'The file has no records.\n' : 'No record was accepted.\n');
  return EXIT.failed;
}

/** Options of packs, and of the output. */
const UNRECORDED = ['json', 'yes', 'add', 'replace', 'dryRun', 'restart'];

/** Returns the options of an import that its row in the list of imports has. */
const recordedOptions = (options: Options): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !UNRECORDED.includes(name)));

async function runImport(name: string, options: Options, env: DataEnv): Promise<number> {
  const { format, dryRun: isDryRun, radius, restart: isAnew, json, licence, attribution, encoding, delimiter, sheet } = options;
  const started = performance.now();
  const isStdin = name === STDIN;
  const reading = { encoding, delimiter, sheet, isMapped: options.map.length > 0 };
  const file = isStdin ? await openStream(process.stdin, format, reading) : await openFile(name, format, reading);
  const what = options.what ?? (file.format === 'geonames' ? 'cities' : 'places');
  const source = options.source ?? (isStdin ? 'stdin' : sourceOf(name));
  const origin: Origin = { source, isForced: options.source !== undefined, licence, attribution };
  const statesFile = what === 'cities' && file.format === 'geonames' ? statesFileFor(name, options.states) : undefined;
  const columns = choicesOf(options);
  const choices = { what, format, reading, columns, categoriesFile: options.categories, statesFile, radius, origin, ...placeChoicesOf(options) };
  const rejectsFile = options.rejects ?? (isDryRun ? undefined : isStdin ? 'stdin.rejects.csv' : `${name}.rejects.csv`);
  const leftOutFile = options.leftOut ?? (isDryRun ? undefined : isStdin ? 'stdin.left-out.csv' : `${name}.left-out.csv`);
  const files = [rejectsFile, leftOutFile];
  const choosing = [what, file.format, origin, options.categories, radius, files, columns, reading, listOfChoices(options)];
  const fingerprint = isStdin ? undefined : fingerprintOf(name, choosing);

  const stop = new AbortController();
  const halt = () => {
    stop.abort();
    if (isStdin) process.stdin.destroy();
  };
  for (const one of SIGNALS) process.on(one, halt);
  const line = new ProgressLine(process.stderr);
  const { signal } = stop;
  const onProgress = (progress: { done: number; resumed: number }) => line.draw({ ...progress, share: file.share() });
  const onLoaded = () => line.say('Updating indexes, map and search …');
  try {
    const summary = await withDatabase(env, async (dataSource) =>
      new ImportService(dataSource).run(
        {
          ...(await prepareImport(dataSource, file, choices)),
          rejects: new RejectFile(rejectsFile),
          leftOut: new LeftOutFile(leftOutFile),
          fingerprint,
          fileName: isStdin ? null : path.basename(name),
          actorId: null,
          options: recordedOptions(options),
          isAnew,
          signal,
          onProgress,
          report: options.report === undefined ? undefined : new ReportFile(options.report),
          isDryRun,
        },
        onLoaded,
      ),
    );
    line.clear();
    for (const note of file.notes) process.stderr.write(`${toldReason(note)}\n`);
    const seconds = (performance.now() - started) / 1000;
    const rejects = summary.rejected > 0 ? rejectsFile : undefined;
    const left = leftOutOf(summary) > 0 ? leftOutFile : undefined;
    const result = { ...summary, seconds, dryRun: isDryRun, rejects: rejects ?? null, leftOutFile: left ?? null };
    process.stdout.write(`${json ? JSON.stringify(result) : describeImport({ summary, seconds, isDryRun, rejects, left })}\n`);
    return conclude(summary);
  } catch (error) {
    line.clear();
    if (!(error instanceof Interrupted)) throw error;
    const next = isStdin || isDryRun ? '' : ' Import the file again to continue.';
    process.stderr.write(`Stopped after ${records(error.position)}.${next}\n`);
    return EXIT.interrupted;
  } finally {
    for (const one of SIGNALS) process.off(one, halt);
  }
}
