import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { at } from '../scripts/lib/paths.mjs';
import { benchConsole } from './console.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' }, calls: { type: 'string', default: '40' } } });
const rows = Number(values.rows);
const calls = Number(values.calls);
if (!Number.isInteger(rows) || rows < 1000 || !Number.isInteger(calls) || calls < 1) {
  console.error('Usage: npm run bench -- [--rows 100000] [--calls 40]; at least 1000 rows and one call.');
  process.exit(2);
}

const { markdown, isFast } = await benchConsole({ rows, calls });
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const text = `# What was measured

CityPins ${version}, Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}.
Made by \`npm run bench\`; times differ between machines.

## The console with ${rows.toLocaleString('en')} rows in each table

Milliseconds from sending a request over HTTP to having read the answer, ${calls} requests each, one after the other; pages of 50 rows.

${markdown}
`;
writeFileSync(at('bench/RESULTS.md'), text);
console.log(`\n${text}`);
process.exit(isFast ? 0 : 1);
