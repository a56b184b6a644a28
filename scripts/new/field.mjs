// `npm run new -- field place.<name>`: an optional text of a place, stored, edited, imported, exported and shown.
import fs from 'node:fs';
import { at } from '../lib/paths.mjs';
import { Problem } from '../lib/terminal.mjs';
import { edited, read } from './edits.mjs';

const FIELDS = 'backend/src/modules/places/place.fields.ts';
const MIGRATIONS = 'backend/src/core/db/migrations';
const LANGUAGES = ['en', 'es', 'de', 'hi', 'ar'];
/** Columns of a place that imports write and that are no texts. */
const OTHER_COLUMNS = ['city_id', 'latitude', 'longitude', 'more_categories', 'names', 'descriptions', 'attributes'];

const columnOf = (field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Returns the names of a field: `bestSeason` has the column `best_season` and the label `Best season`. */
const namesOf = (field) => ({ field, column: columnOf(field), label: capital(columnOf(field).replaceAll('_', ' ')) });

/** Returns the number of the next migration, and the last migration's file and class. */
function nextMigration() {
  const last = fs
    .readdirSync(at(MIGRATIONS))
    .filter((file) => /^\d+-.*\.ts$/.test(file))
    .sort()
    .at(-1);
  const [, number] = /^(\d+)-/.exec(last);
  const [, lastClass] = /export class (\w+)/.exec(read(`${MIGRATIONS}/${last}`));
  return { number: Number(number) + 1, last: last.replace(/\.ts$/, '.js'), lastClass };
}

const migrationOf = ({ column, label }, className, columns) => `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteOverrides } from './note-overrides.js';

/** Columns of \`places\` that imports have written so far. */
const COLUMNS = ${JSON.stringify(columns).replaceAll('"', "'")};

/** ${label} of a place. */
export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`ALTER TABLE places ADD COLUMN ${column} text; \${noteOverrides('places', [...COLUMNS, '${column}'])}\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`\${noteOverrides('places', COLUMNS)} ALTER TABLE places DROP COLUMN ${column};\`);
  }
}
`;

/** Inserts text before the only place that has `mark`; a mark that is missing or there twice leaves the text unchanged. */
const before = (mark, addition) => (text) => (text.split(mark).length === 2 ? text.replace(mark, () => addition + mark) : text);

/** Returns the edits of existing files. */
function editsFor({ field, label }, { file, name, last, lastClass }) {
  const components = 'frontend/src/features/place/components';
  return [
    [
      FIELDS,
      before(
        '} as const satisfies TextFields;',
        `  ${field}: {
    rules: { label: '${label}', max: 120 },
    description: '${label}.',
    inputDescription: '${label}, at most 120 characters.',
    restObject: '',
    isLastInCsv: true,
    section: 'details',
  },
`,
      ),
    ],
    [`${MIGRATIONS}/index.ts`, (text) => text.replace(`'./${last}';\n`, (line) => `${line}import { ${name} } from './${file}.js';\n`)],
    [`${MIGRATIONS}/index.ts`, (text) => text.replace(`  ${lastClass},\n];`, `  ${lastClass},\n  ${name},\n];`)],
    [`${components}/PlaceDetails.graphql`, before('  status\n', `  ${field}\n`)],
    [`${components}/PlaceDetails.tsx`, before(', status, businessStatus } = place;', `, ${field}`)],
    [
      `${components}/PlaceDetails.tsx`,
      before(
        "        <Detail term={t('places.status')}>",
        `        {${field} && (
          <Detail term={t('placeForm.${field}')}>
            <span dir="auto">{${field}}</span>
          </Detail>
        )}\n`,
      ),
    ],
    ...LANGUAGES.map((language) => [
      `frontend/src/locales/${language}/texts.json`,
      (text) => text.replace('  "placeForm": {\n', (line) => `${line}    "${field}": "${label}",\n`),
    ]),
    ['backend/test/builders.ts', before('} satisfies Record<PlaceField, string> & { coordinates: object };', `  ${field}: 'Text',\n`)],
    ['CHANGELOG.md', (text) => text.replace('### Added\n\n', (line) => `${line}- Places have a new field: ${label.toLowerCase()}.\n`)],
  ];
}

/**
 * Returns the texts of the files that a new field of a place changes, by path; and what remains to be done.
 * @param target `place.` and the name of the field
 * @throws Problem if the name cannot be used
 */
export function newField(target) {
  const [, field] = /^place\.([a-z][a-zA-Z]{0,29})$/.exec(target) ?? [];
  if (!field) throw new Problem(`"${target}" is no field of a place: write place. and a name of at most 30 letters, for example place.bestSeason.`);
  const [, type = ''] = /^type Place \{([^]*?)^\}/m.exec(read('schema.graphql')) ?? [];
  if (new RegExp(`^  ${field}[(:]`, 'm').test(type)) throw new Problem(`The GraphQL type Place has a field ${field}. Choose another name.`);
  const names = namesOf(field);
  if (Object.hasOwn(JSON.parse(read('frontend/src/locales/en/texts.json')).placeForm, field))
    throw new Problem(`The texts of the place form have the name ${field}. Choose another name.`);
  const { number, ...last } = nextMigration();
  const name = `Place${capital(field)}${number}`;
  const file = `${number}-place-${names.column.replaceAll('_', '-')}`;
  const columns = [...[...read(FIELDS).matchAll(/^ {2}(\w+): \{$/gm)].map(([, other]) => columnOf(other)), ...OTHER_COLUMNS];
  const texts = edited(editsFor(names, { file, name, ...last }), field);
  texts.set(`${MIGRATIONS}/${file}.ts`, migrationOf(names, name, columns));
  return {
    texts,
    next: [
      `Write the rules and descriptions of ${field} in ${FIELDS}.`,
      `Translate its label, ${names.label}, in frontend/src/locales.`,
      'npm run build writes the schema and the types of the client.',
      'Adjust the line in CHANGELOG.md, then run npm run check:fast.',
    ],
  };
}
