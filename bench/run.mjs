import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { writeSection } from '../scripts/lib/markdown.mjs';

const USAGE = `Usage: npm run bench -- [what] [options]

what      servers (the default), recall, import, console, or all of them: all

--places  10000,100000,1000000: sizes for servers; recall and import take the largest
--rounds  12                    servers: times that each server has its turn
--seconds 1                     servers: how long a turn is
--connections 10                servers: requests under way at once
--sets    400                   servers: sets of variables for each operation
--searches 600                  recall: how many
--rows    100000                console: rows in each table
--calls   40                    console: requests of each grid

What is loaded stays in .bench for the next run. Results go to bench/RESULTS.md; the exit code is 1 where a bar is missed.`;

const OPTIONS = { places: '10000,100000,1000000', rounds: '12', seconds: '1', connections: '10', sets: '400', searches: '600', rows: '100000', calls: '40' };

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, ...Object.fromEntries(Object.entries(OPTIONS).map(([name, value]) => [name, { type: 'string', default: value }])) },
  });
  const [what = 'servers', ...others] = positionals;
  const { places, help, ...rest } = values;
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
  return { wanted, options: { sizes, places: sizes.at(-1), ...numbers } };
}

/** Each is loaded when it is wanted: what the one needs the other may lack. All give `sections` and `isMet`. */
const BENCHES = {
  servers: async (options) => {
    await ensureInstalled();
    const { benchServers } = await import('./servers.mjs');
    return benchServers(options);
  },
  recall: async (options) => one(await (await import('./recall.mjs')).benchRecall(options)),
  import: async (options) => one(await (await import('./import.mjs')).benchImport(options)),
  console: async (options) => one(await (await import('./console.mjs')).benchConsole(options)),
};
const one = ({ section, isMet }) => ({ sections: [section], isMet });

const { wanted, options } = readArguments();
let isAllMet = true;
for (const name of wanted) {
  const { sections, isMet } = await BENCHES[name](options);
  for (const section of sections)
    writeSection('bench/RESULTS.md', { ...section, command: ['npm run bench', ...(name === 'servers' ? [] : ['--', name])].join(' ') });
  isAllMet &&= isMet;
}
process.exit(isAllMet ? 0 : 1);
