import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { FINDING_MESSAGES, MESSAGES, VISITOR_MESSAGES } from '../core/errors/index.js';
import { isRequired, type TextField } from '../core/fields/index.js';
import { AT_ONCE } from '../core/selection/index.js';
import { type TextRules, textRulesOf } from '../core/validation/index.js';
import { PLACE_FIELD_NAMES, PLACE_FIELDS } from '../modules/places/index.js';
import { ATTRIBUTE_FIELDS, ATTRIBUTE_KEY_RULES, CATEGORY_FIELDS, SETTING_GROUPS, SLUG_RULES, TERM_FIELDS, TERM_KEY_RULES } from '../modules/site/index.js';
import { openApiDocument } from './openapi/index.js';
import { createSchema } from './schema.js';

const root = path.resolve(import.meta.dirname, '../../..');
const HEADER = 'Generated from the classes in backend/src by `npm run build`. Do not edit.';

/** Returns the text rules of all inputs, by input and field, as the client's forms use them. */
function inputRules(): Record<string, Record<string, TextRules>> {
  const inputs = getMetadataStorage().inputTypes.map(({ name, target }) => [name, textRulesOf(target as new () => object)] as const);
  return Object.fromEntries(inputs.filter(([, fields]) => Object.keys(fields).length > 0).sort(([one], [other]) => one.localeCompare(other)));
}

const schema = printSchema(lexicographicSortSchema(await createSchema()));
writeFileSync(path.join(root, 'schema.graphql'), `# ${HEADER}\n\n${schema}\n`);
writeFileSync(path.join(root, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
const { categories, console: consoleMessages, definitions, imports, maps, packs, settings, system } = MESSAGES;
for (const [file, messages] of [
  ['errors', VISITOR_MESSAGES],
  ['console-errors', { categories, console: consoleMessages, definitions, imports, maps, packs, settings, system }],
  ['findings', FINDING_MESSAGES],
] as const) {
  writeFileSync(path.join(root, `frontend/src/locales/en/${file}.generated.json`), `${JSON.stringify(messages, null, 2)}\n`);
}
writeFileSync(
  path.join(root, 'frontend/src/graphql/inputRules.generated.ts'),
  `// ${HEADER}\nexport const inputRules = ${JSON.stringify(inputRules(), null, 2)} as const;\n`,
);
const formFields = Object.entries<TextField>(PLACE_FIELDS).map(([name, field]) => {
  const { section, editor = 'line', isHalf = false, choices } = field;
  return [name, { section, editor, isHalf, isRequired: isRequired(field), choices }] as const;
});
writeFileSync(
  path.join(root, 'frontend/src/graphql/placeFields.generated.ts'),
  `// ${HEADER}\nexport const placeFields = ${JSON.stringify(Object.fromEntries(formFields), null, 2)} as const;\n`,
);
// Declarations of the console's forms, by file and name.
for (const [file, declarations] of Object.entries({
  settingGroups: { settingGroups: SETTING_GROUPS },
  categoryFields: { categoryFields: CATEGORY_FIELDS, slugRules: SLUG_RULES },
  attributeFields: { attributeFields: ATTRIBUTE_FIELDS, attributeKeyRules: ATTRIBUTE_KEY_RULES },
  termFields: { termFields: TERM_FIELDS, termKeyRules: TERM_KEY_RULES },
})) {
  const lines = Object.entries(declarations).map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`);
  writeFileSync(path.join(root, `frontend/src/graphql/${file}.generated.ts`), `// ${HEADER}\n${lines.join('')}`);
}
writeFileSync(path.join(root, 'frontend/src/graphql/limits.generated.ts'), `// ${HEADER}\nexport const changedAtOnce = ${AT_ONCE};\n`);
writeFileSync(
  path.join(root, 'frontend/src/widgets/place-form/PlaceTexts.graphql'),
  `# ${HEADER}\nfragment PlaceTexts_place on Place {\n${PLACE_FIELD_NAMES.map((name) => `  ${name}\n`).join('')}}\n`,
);
// The client gets copies of the server's functions that check, clean and cut texts, compare colors, and round ratings.
for (const [from, to] of [
  ['core/validation/text-form', 'textForm'],
  ['core/validation/cut-text', 'cutText'],
  ['modules/site/settings/contrast', 'contrast'],
  ['modules/places/shown-rating', 'shownRating'],
] as const) {
  const source = readFileSync(path.join(root, `backend/src/${from}.ts`), 'utf8');
  writeFileSync(path.join(root, `frontend/src/graphql/${to}.generated.ts`), `// ${HEADER}\n${source}`);
}
