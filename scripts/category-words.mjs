// Writes the names of kinds of places in other languages, from the presets of OpenStreetMap's editors (@openstreetmap/id-tagging-schema, ISC).
// Run it after an update of the package or of the category table: node scripts/build.mjs server && node scripts/category-words.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';

const LANGUAGES = ['ar', 'de', 'es', 'fr', 'hi', 'it', 'pt'];
const KEYS = ['amenity', 'tourism', 'leisure', 'historic', 'shop', 'natural', 'building'];
const WIDTH = 140;

const { KIND_BY_NAME } = await import(at('backend/dist/modules/imports/mapping/categories/category.table.js'));
const { nameOfCategory } = await import(at('backend/dist/modules/imports/mapping/categories/category-name.js'));
const read = (file) => JSON.parse(readFileSync(at('node_modules/@openstreetmap/id-tagging-schema/dist', file), 'utf8'));

/** Breaks words into lines of a template string. */
function wrapped(words) {
  const lines = [''];
  for (const word of words) {
    if (lines.at(-1).length + word.length > WIDTH) lines.push('');
    lines.push(`${lines.pop()}${lines.at(-1) === '' ? '' : ' '}${word}`.trim());
  }
  return lines.join('\n    ');
}

const kinds = new Map();
const taken = new Set(KIND_BY_NAME.keys());
const coverage = [];
for (const language of LANGUAGES) {
  const { presets } = read(`translations/${language}.json`)[language].presets;
  let [all, named] = [0, 0];
  for (const id of Object.keys(read('presets.json'))) {
    const [key, value, ...more] = id.split('/');
    const kind = KEYS.includes(key) && more.length === 0 ? KIND_BY_NAME.get(value) : undefined;
    if (kind === undefined) continue;
    all += 1;
    const name = presets[id]?.name;
    if (name === undefined) continue;
    named += 1;
    // A name can have variants: "Pub / Kneipe".
    for (const word of name.split(/[/,(]/).map((part) => nameOfCategory(part.replace(')', '')))) {
      if (word.length < 3 || taken.has(word)) continue;
      taken.add(word);
      kinds.set(kind, [...(kinds.get(kind) ?? []), word]);
    }
  }
  coverage.push(`${language} ${named} of ${all}`);
}

const lines = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, words]) => `  ${kind}: \`${wrapped(words)}\`,`);
writeFileSync(
  at('backend/src/modules/imports/mapping/categories/category-words.ts'),
  `/**
 * Names of kinds of places in ${LANGUAGES.join(', ')}, normalized by \`nameOfCategory\`. Written by scripts/category-words.mjs
 * from @openstreetmap/id-tagging-schema ${read('../package.json').version} (ISC, https://github.com/openstreetmap/id-tagging-schema).
 */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
process.stdout.write(`Names by language: ${coverage.join(', ')}\n`);
