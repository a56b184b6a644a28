// `npm run new -- module <name>` and `npm run new -- field place.<name>`: write the first version of a module or of a field of a place.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { at } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { fail, Problem } from './lib/terminal.mjs';
import { newField } from './new/field.mjs';
import { newModule } from './new/module.mjs';

const USAGE = `Usage: npm run new -- module <name>        for example: npm run new -- module events
       npm run new -- field place.<name>   for example: npm run new -- field place.bestSeason`;

const KINDS = { module: newModule, field: newField };

async function write({ texts, next }) {
  for (const [file, text] of texts) {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  }
  const code = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  const { ok, output } = await runNode([createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome'), 'format', '--write', ...code]);
  if (!ok) throw new Problem(`The new files could not be formatted:\n${output}`);
  console.log(`Wrote and changed:\n${[...texts.keys()].map((file) => `  ${file}\n`).join('')}
Next steps:
${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
}

const [kind, name, ...rest] = process.argv.slice(2);
const create = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined;
if (!create || name === undefined || rest.length > 0) fail(new Problem(USAGE));
else
  await Promise.resolve()
    .then(() => write(create(name)))
    .catch(fail);
