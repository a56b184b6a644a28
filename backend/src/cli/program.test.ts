import { CommanderError } from 'commander';
import { parseDataEnv, readEnv } from '../core/config/index.js';
import { createProgram } from './program.js';

/** Parses arguments and returns the output and the exit code. For calls that run no command. */
async function said(...args: string[]) {
  let [text, code] = ['', -1];
  const program = createProgram({ data: () => parseDataEnv({}), whole: () => ({ ...readEnv({}), stray: [] }) }, (end) => (code = end));
  const write = (part: string) => (text += part);
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
    command.configureOutput({ writeOut: write, writeErr: write });
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
  });
  return { text, code };
}

test.each([
  [['--help']],
  [['import', '--help']],
  [['export', '--help']],
  [['map', 'add', '--help']],
  [['map', 'remove', '--help']],
  [['backup', '--help']],
  [['restore', '--help']],
  [['doctor', '--help']],
  [['create-admin', '--help']],
  [['demote-admin', '--help']],
  [['end-sessions', '--help']],
  [['sample', 'remove', '--help']],
  [['sample', 'add', '--help']],
])('citypins %j', async (args) => {
  const { text, code } = await said(...args);
  expect(code).toBe(0);
  expect(text).toMatchSnapshot();
});

test.each([
  [['import'], 'missing required argument'],
  [['import', 'a.csv', '--radius', 'far'], 'Use a number of kilometers from 0 to 500'],
  [['import', 'a.csv', '--source', 'sample'], 'This name is reserved'],
  [['import', 'a.csv', '--source', 'City Data'], 'lowercase letters'],
  [['import', 'a.csv', '--format', 'xml'], 'Allowed choices are parquet, xlsx, pbf'],
  [['import', 'a.csv', 'b.csv'], 'too many arguments'],
  [['import', 'a.csv', '--licence', ' '], 'Use 1 to 120 characters'],
  [['export', '--format', 'xml'], 'Allowed choices are geojson, csv, ndjson, kml, gpx'],
  [['export', '--bounds', '1,2,3', 'a.kml'], 'Use four numbers with commas between them: west,south,east,north (degrees).'],
  [['export', '--bounds', '1,2,3,91', 'a.kml'], 'Use four numbers with commas between them'],
  [['export', '--bounds', '1,3,2,2', 'a.kml'], 'The south (3) must not exceed the north (2).'],
  [['export', '--raw', 'a.kml'], '--raw is for CSV, and this file is kml'],
  [['export', '--what', 'cities', '--category', 'bar'], '--category is for places'],
  [['export', '--pack', '--city', 'Pune'], "cannot be used with option '--city <name>'"],
  [['map', 'add'], 'missing required argument'],
  [['map', 'add', 'a.pmtiles', '--bbox', '1,2,3'], 'Use four numbers with commas'],
  [['map', 'add', 'a.pmtiles', '--margin', '200'], 'Use a number of kilometers from 0 to 100'],
  [['map', 'add', 'a.pmtiles', '--name', ' '], 'Use 1 to 100 characters'],
  [['map', 'remove'], 'missing required argument'],
  [['restore'], 'missing required argument'],
  [['backup', '.', '--keep', '0'], 'a whole number of at least 1'],
  [['create-admin'], "required option '--email <address>'"],
  [['demote-admin'], 'missing required argument'],
  [['end-sessions'], 'name either the address of an account or --all'],
  [['end-sessions', 'ana@example.org', '--all'], 'name either the address of an account or --all'],
  [['doctor', '--mail-to', 'ana'], 'Use an e-mail address'],
  [['sample', 'wipe'], 'unknown command'],
  [['frobnicate'], 'unknown command'],
])('%j is refused with the reason', async (args, sentence) => {
  expect(await said(...args)).toEqual({ code: 2, text: expect.stringContaining(sentence) as string });
});
