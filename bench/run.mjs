import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/lib/markdown.mjs';
import { installPrograms } from '../scripts/lib/programs.mjs';
import { fail } from '../scripts/lib/terminal.mjs';
import { useTemporaryFolder } from './lib/folder.mjs';
import { ensureInstalled } from './lib/install.mjs';

const USAGE = `Usage: npm run bench -- [what] [options]

what      servers (default), recall, import, console, map, or all

--places  10000,100000,1000000  servers: numbers of places; recall, import and console use the largest
--rounds  12                    servers, map: measurements of each server
--seconds 1                     servers, map: duration of a measurement
--connections 10                servers, map: parallel requests
--sets    400                   servers: sets of variables for each operation
--searches 600                  recall: number of searches
--rows    100000                console: rows in each other table
--calls   40                    console: requests of each grid
--smoke                         quick test of the tool: small numbers, temporary data, no results, no limits

As root on Debian, the command first installs wrk, which needs less CPU time than autocannon.
Loaded data stay in .bench for the next run. Results go to bench/RESULTS.md. The exit code is 1 if a limit is missed
or a server gives a wrong response.`;

/** Default options, and those of --smoke. */
const OPTIONS = { places: '10000,100000,1000000', rounds: '12', seconds: '1', connections: '10', sets: '400', searches: '600', rows: '100000', calls: '40' };
const SMOKE = { places: '1000', rounds: '1', seconds: '1', connections: '10', sets: '50', searches: '50', rows: '1000', calls: '1' };
/** Warm-up before the first round of each server (s). */
const WARM_UP = 2;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, smoke: { type: 'boolean' }, ...Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }])) },
  });
  const [what = 'servers', ...others] = positionals;
  const { places, help, smoke = false, ...rest } = { ...(values.smoke ? SMOKE : OPTIONS), ...values };
  const sizes = places
    .split(',')
    .map(Number)
    .sort((a, b) => a - b);
  const numbers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, Number(value)]));
  const isWhole = [...sizes, ...Object.values(numbers)].every((number) => Number.isInteger(number) && number > 0);
  const wanted = what === 'all' ? Object.keys(BENCHES) : [what];
  if (help || others.length > 0 || !isWhole || sizes[0] < 1000 || numbers.rows < 1000 || !wanted.every((name) => name in BENCHES)) {
    console.error(help ? USAGE : `${USAGE}\n\nNumbers are whole and above 0; places and rows at least 1000.`);
    process.exit(help ? 0 : 2);
  }
  return { wanted, isSmoke: smoke, options: { sizes, places: sizes.at(-1), warmUp: smoke ? 0 : WARM_UP, ...numbers } };
}

/** Benchmarks. Their modules are imported on demand, because each one needs other packages. Each returns `sections`, `isMet` and `isRight`. */
const BENCHES = {
  servers: async (options) => {
    await ensureInstalled();
    installPrograms(['wrk']);
    const { benchServers } = await import('./servers.mjs');
    return benchServers(options);
  },
  recall: async (options) => one(await (await import('./recall.mjs')).benchRecall(options)),
  import: async (options) => one(await (await import('./import.mjs')).benchImport(options)),
  console: async (options) => one(await (await import('./console.mjs')).benchConsole(options)),
  map: async (options) => {
    installPrograms(['wrk']);
    return one(await (await import('./map.mjs')).benchMap(options));
  },
};
const one = ({ section, isMet, isRight = true }) => ({ sections: [section], isMet, isRight });

const { wanted, isSmoke, options } = readArguments();
if (isSmoke) useTemporaryFolder();
let hasPassed = true;
for (const name of wanted) {
  console.log(`${name}:`);
  const { sections, isMet, isRight } = await BENCHES[name](options).catch(fail);
  if (!isSmoke) {
    for (const section of sections)
      writeSection('bench/RESULTS.md', { ...section, command: ['npm run bench', ...(name === 'servers' ? [] : ['--', name])].join(' ') });
  }
  hasPassed &&= isSmoke ? isRight : isMet;
}
process.exit(hasPassed ? 0 : 1);
