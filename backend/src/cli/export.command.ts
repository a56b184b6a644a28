import { type Command, Option } from 'commander';
import type { DataEnv } from '../core/config/index.js';
import { writeFile } from '../core/files/index.js';
import { EXPORT_FORMATS, type ExportFormat, ExportService } from '../modules/imports/index.js';
import { withDatabase } from './database.js';
import { EXIT } from './output.js';
import { exportPack } from './export-pack.js';
import { ProgressLine } from './progress.js';
import { write } from './write.js';

const STDOUT = '-';

interface Options {
  what: 'places' | 'cities';
  format?: ExportFormat;
  pack: boolean;
  json: boolean;
}

const EXAMPLES = `
The data are a snapshot of one moment. CSV is safe to open in a spreadsheet: an apostrophe precedes each value that a
spreadsheet would take for a formula. The import command reads all of these files.

--pack writes the whole guide with its settings, pages and pictures: a zip, or a folder if FILE does not end in .zip. It
has no people, reviews or secrets. See docs/packs.md.

Exit codes: 0 done, 1 failed, 2 wrong usage.

Examples:
  npm run citypins -- export places.geojson
  npm run citypins -- export --what cities cities.csv
  npm run --silent citypins -- export --format ndjson > places.ndjson
  npm run citypins -- export --pack guide.zip
`;

/** Adds the command `citypins export`. @param onEnd receives the exit code */
export function addExportCommand(program: Command, env: () => DataEnv, onEnd: (code: number) => void): void {
  program
    .command('export')
    .description('export all public places or cities, or the whole guide as a pack')
    .argument('[file]', 'the file, or - for the standard output', STDOUT)
    .addOption(new Option('--what <kind>', 'what to write').choices(['places', 'cities']).default('places'))
    .addOption(new Option('--format <format>', 'file format (default: by the file name, else geojson)').choices(EXPORT_FORMATS))
    .addOption(new Option('--pack', 'write the whole guide as a pack').default(false).conflicts(['format']))
    .option('--json', 'print the outcome as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: Options) => {
      if (options.pack) onEnd(await exportPack(file, options.json, env()));
      else {
        await runExport(file, options, env());
        onEnd(EXIT.done);
      }
    });
}

function formatOf(file: string): ExportFormat {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase();
  if (ending === 'csv') return 'csv';
  return ending === 'ndjson' || ending === 'jsonl' || ending === 'geojsonl' ? 'ndjson' : 'geojson';
}

async function runExport(file: string, { what, format = formatOf(file), json }: Options, env: DataEnv): Promise<void> {
  const started = performance.now();
  const line = new ProgressLine(process.stderr);
  let rows = 0;
  const onRows = (count: number) => {
    rows = count;
    line.draw({ done: count });
  };
  await withDatabase(env, async (dataSource) => {
    const texts = new ExportService(dataSource).texts(what, format, onRows);
    await (file === STDOUT ? write(texts, process.stdout) : writeFile(texts, file));
  });
  line.clear();
  const seconds = (performance.now() - started) / 1000;
  const outcome = json ? JSON.stringify({ what, format, rows, seconds }) : `${rows.toLocaleString('en')} ${what} written in ${seconds.toFixed(1)} s`;
  (file === STDOUT ? process.stderr : process.stdout).write(`${outcome}\n`);
}
