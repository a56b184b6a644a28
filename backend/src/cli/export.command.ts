import { type Command, Option } from 'commander';
import type { DataEnv } from '../core/config/index.js';
import { writeFile } from '../core/files/index.js';
import { type Bounds, EXPORT_FORMATS, type ExportFormat } from '../core/place-files/index.js';
import { ExportService } from '../modules/imports/index.js';
import { readBounds } from './bounds.js';
import { withDatabase } from './database.js';
import { EXIT } from './output.js';
import { exportPack } from './export-pack.js';
import { ProgressLine } from './progress.js';
import { write } from './write.js';

const STDOUT = '-';

interface Options {
  what: 'places' | 'cities';
  format?: ExportFormat;
  city?: string;
  category?: string[];
  bounds?: Bounds;
  raw: boolean;
  pack: boolean;
  json: boolean;
}

/** Options of an export that a pack does not have. */
const OF_ROWS = ['format', 'city', 'category', 'bounds', 'raw'];

const readCategories = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const EXAMPLES = `
The data are a snapshot of one moment. GeoJSON, KML and GPX name the licences and the credits of their rows; CSV has
columns for them. The import command reads all of these files. GPX leaves out places without a position. Ratings are
exported, but not imported: they travel with backups only.

CSV is safe to open in a spreadsheet: an apostrophe precedes each value that a spreadsheet would take for a formula, such
as +91 20 1234 5678. The import command removes it. --raw writes the values as they are, for other programs.

--pack writes the whole guide with its settings, pages and pictures: a zip, or a folder if FILE does not end in .zip. It
has no people, reviews or secrets. See docs/packs.md.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- export places.geojson
  npm run citypins -- export --what cities cities.csv
  npm run citypins -- export --city "Pune, India" --category cafe,bar pune.kml
  npm run citypins -- export --bounds 73.7,18.4,74,18.6 center.gpx
  npm run --silent citypins -- export --format ndjson > places.ndjson
  npm run citypins -- export --pack guide.zip
`;

/** Adds the command `citypins export`. @param onEnd receives the exit code */
export function addExportCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  program
    .command('export')
    .description('export public places or cities, or the whole guide as a pack')
    .argument('[file]', 'the file, or - for the standard output', STDOUT)
    .addOption(new Option('--what <kind>', 'what to write').choices(['places', 'cities']).default('places'))
    .addOption(new Option('--format <format>', 'file format (default: by the file name, else geojson)').choices(EXPORT_FORMATS))
    .option('--city <name>', 'only this city: a name, followed by the country if several have it ("Pune, India")')
    .option('--category <slugs>', 'only places of these categories, separated by commas', readCategories)
    .option('--bounds <degrees>', 'only positions inside west,south,east,north', readBounds)
    .option('--raw', 'write CSV without the apostrophe before formulas', false)
    .addOption(new Option('--pack', 'write the whole guide as a pack').default(false).conflicts(OF_ROWS))
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: Options, command: Command) => {
      const { pack, what, category, raw, json, format = formatOf(file) } = options;
      if (pack) {
        onEnd(await exportPack(file, json, env()));
        return;
      }
      if (category && what === 'cities') command.error('error: --category is for places: cities have no category');
      if (raw && format !== 'csv') command.error(`error: --raw is for CSV, and this file is ${format}: it has no apostrophes before formulas`);
      await runExport(file, { ...options, format }, env());
      onEnd(EXIT.done);
    });
}

/** Formats by the extensions of file names. */
const ENDINGS: Readonly<Record<string, ExportFormat>> = { csv: 'csv', kml: 'kml', gpx: 'gpx', ndjson: 'ndjson', jsonl: 'ndjson', geojsonl: 'ndjson' };

const formatOf = (file: string): ExportFormat => ENDINGS[/\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? 'geojson';

async function runExport(file: string, options: Options & { format: ExportFormat }, env: DataEnv): Promise<void> {
  const { what, format, city, category: categories, bounds, raw: isRaw, json } = options;
  const started = performance.now();
  const line = new ProgressLine(process.stderr);
  let [rows, leftOut] = [0, 0];
  const onRows = (count: number) => {
    rows = count;
    line.draw({ done: count });
  };
  const onLeftOut = (count: number) => (leftOut = count);
  await withDatabase(env, async (dataSource) => {
    const texts = new ExportService(dataSource).texts({ what, format, city, categories, bounds, isRaw, onRows, onLeftOut });
    await (file === STDOUT ? write(texts, process.stdout) : writeFile(texts, file));
  });
  line.clear();
  const seconds = (performance.now() - started) / 1000;
  const note = leftOut > 0 ? `; ${leftOut.toLocaleString('en')} without a position are left out` : '';
  const outcome = json
    ? JSON.stringify({ what, format, rows, leftOut, seconds })
    : `${rows.toLocaleString('en')} ${what} written in ${seconds.toFixed(1)} s${note}`;
  (file === STDOUT ? process.stderr : process.stdout).write(`${outcome}\n`);
}
