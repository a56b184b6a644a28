import { isId } from '../core/db/index.js';
import { type FieldErrors, reasonFace } from '../core/errors/index.js';
import { brokenText, cutText } from '../core/validation/index.js';
import { LONGEST_NAME } from '../modules/maps/index.js';
import { readMeaning } from '../modules/places/index.js';
import {
  ATTRIBUTE_FIELDS,
  ATTRIBUTE_KEY_RULES,
  CATEGORY_FIELDS,
  GROUP_NAMES,
  groupErrors,
  type GroupName,
  initialValues,
  readValues,
  SETTING_GROUPS,
  type SettingFields,
  SLUG_RULES,
  TERM_FIELDS,
  TERM_KEY_RULES,
  type ValuesOf,
} from '../modules/site/index.js';
import { FILES, FORMAT, mapFile, pageFile } from './format.js';
import type { Guide, PackAttribute, PackCategory, PackMap, PackTerm } from './guide.js';
import type { PackFiles } from './pack-files.js';
import { refusal } from './wrong-value.js';

/** Maximum number of categories, of search terms, of attributes, and of map archives. */
const MOST_CATEGORIES = 500;
const MOST_TERMS = 500;
export const MOST_ATTRIBUTES = 200;
const MOST_MAPS = 100;

/** Values of the fields of an option that are missing. */
const INITIAL_OPTION = initialValues(ATTRIBUTE_FIELDS.options.fields);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const invalid = (field: string) => refusal(['packs.fieldInvalid', { file: FILES.guide, field }]);

/** Fails for fields that are not known. */
function refuseOthers(given: Record<string, unknown>, known: readonly string[], prefix = ''): void {
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined) throw invalid(prefix + other);
}

/** Fails for the first of some errors. @param path path in the file of what they are about */
export function refuseErrors(errors: FieldErrors, path: string): void {
  const [problem] = Object.entries(errors);
  if (problem) throw refusal(['packs.fieldRefused', { file: FILES.guide, field: `${path}.${problem[0]}`, problem: reasonFace(problem[1]) }]);
}

function brief(given: Record<string, unknown>, field: string, max: number): string | null {
  const value = given[field] ?? null;
  if (value === null) return null;
  if (typeof value !== 'string' || brokenText(value, { label: field, max }) !== undefined) throw invalid(field);
  return value;
}

async function readJson(files: PackFiles): Promise<Record<string, unknown>> {
  const bytes = await files.read(FILES.guide);
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refusal(['packs.jsonInvalid', { file: FILES.guide }]);
  }
  if (!isObject(parsed)) throw refusal(['packs.jsonInvalid', { file: FILES.guide }]);
  const { format } = parsed;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) throw invalid('format');
  if (format > FORMAT) throw refusal(['packs.newer', { format: String(format), known: String(FORMAT) }]);
  return parsed;
}

/** Adds the texts of the pages, which are files of their own. */
async function withPageTexts(value: object, files: PackFiles): Promise<object> {
  const { pages, ...rest } = value as { pages?: unknown };
  if (!Array.isArray(pages)) return value;
  const records = await Promise.all(
    pages.map(async (page: unknown) => {
      const { slug } = isObject(page) ? page : {};
      if (typeof slug !== 'string' || brokenText(slug, { label: 'Address', max: 60, pattern: ['^[a-z0-9-]+$', 'settings.slugInvalid'] })) return page;
      const start = pageFile(slug, '').replace(/\.?md$/, '');
      const found = files.names.filter((name) => name.startsWith(start) && name.endsWith('.md'));
      const texts = await Promise.all(found.map(async (name) => [name.slice(start.length, -'.md'.length), (await files.text(name)).trim()]));
      return { ...(page as object), text: Object.fromEntries(texts) as Record<string, string> };
    }),
  );
  return { ...rest, pages: records };
}

async function readGroup(group: GroupName, given: unknown, files: PackFiles): Promise<object> {
  const fields = SETTING_GROUPS[group];
  if (!isObject(given)) throw invalid(`settings.${group}`);
  const whole = { ...initialValues(fields), ...(group === 'pages' ? await withPageTexts(given, files) : given) };
  const { values, errors } = readValues(fields, whole);
  refuseErrors(Object.keys(errors).length > 0 ? errors : groupErrors(group, values as never), `settings.${group}`);
  return values;
}

/** Reads the fields of a definition; those that are missing have their initial values. @param path its path in the file */
function readFields<Fields extends SettingFields>(fields: Fields, given: object, path: string): ValuesOf<Fields> {
  const { values, errors } = readValues(fields, { ...initialValues(fields), ...given });
  refuseErrors(errors, path);
  return values;
}

function readCategory(given: unknown, n: number): PackCategory {
  if (!isObject(given)) throw invalid(`categories.${n}`);
  const { slug, preset = null, ...rest } = given;
  if (typeof slug !== 'string' || brokenText(slug, SLUG_RULES) !== undefined) throw invalid(`categories.${n}.slug`);
  if (preset !== null && (typeof preset !== 'string' || brokenText(preset, { label: 'Preset', max: 40 }))) throw invalid(`categories.${n}.preset`);
  const values = readFields(CATEGORY_FIELDS, rest, `categories.${n}`);
  return { ...values, aliases: values.aliases.map((alias) => alias.toLowerCase()).filter((alias) => alias !== slug), slug, preset };
}

function readCategories(given: unknown): PackCategory[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > MOST_CATEGORIES) throw invalid('categories');
  const categories = given.map(readCategory);
  const words = categories.flatMap(({ slug, aliases }) => [slug, ...aliases]);
  const twice = words.find((word, n) => words.indexOf(word) !== n);
  if (twice !== undefined) throw refusal(['packs.wordTwice', { word: twice }]);
  return categories;
}

function readAttribute(given: unknown, n: number): PackAttribute {
  if (!isObject(given)) throw invalid(`attributes.${n}`);
  const { key, options, ...rest } = given;
  if (typeof key !== 'string' || brokenText(key, ATTRIBUTE_KEY_RULES) !== undefined) throw invalid(`attributes.${n}.key`);
  const whole = Array.isArray(options) ? options.map((option: unknown) => (isObject(option) ? { ...INITIAL_OPTION, ...option } : option)) : options;
  return { ...readFields(ATTRIBUTE_FIELDS, options === undefined ? rest : { ...rest, options: whole }, `attributes.${n}`), key };
}

function readAttributes(given: unknown): PackAttribute[] | null {
  if (given === undefined) return null;
  if (!Array.isArray(given) || given.length > MOST_ATTRIBUTES) throw invalid('attributes');
  return given.map(readAttribute);
}

function readTerm(given: unknown, n: number): PackTerm {
  if (!isObject(given)) throw invalid(`searchTerms.${n}`);
  const { key, ...rest } = given;
  if (typeof key !== 'string' || brokenText(key, TERM_KEY_RULES) !== undefined) throw invalid(`searchTerms.${n}.key`);
  const values = readFields(TERM_FIELDS, rest, `searchTerms.${n}`);
  const { meaning } = values;
  if (readMeaning(meaning) === null) refuseErrors({ meaning: ['definitions.meaningUnknown', { meaning }] }, `searchTerms.${n}`);
  return { ...values, key };
}

function readTerms(given: unknown): PackTerm[] | null {
  if (given === undefined) return null;
  if (!Array.isArray(given) || given.length > MOST_TERMS) throw invalid('searchTerms');
  const terms = given.map(readTerm);
  const twice = terms.findIndex(({ key }, n) => terms.findIndex((other) => other.key === key) < n);
  if (twice >= 0) throw invalid(`searchTerms.${twice}.key`);
  return terms;
}

/** Reads the list of map archives. Without one, a file with the first name is a map of the whole guide. */
function readMaps(given: unknown, guideName: string, files: PackFiles): PackMap[] {
  if (given === undefined) {
    const file = mapFile(1);
    return files.has(file) ? [{ file, id: null, name: cutText(guideName || file, LONGEST_NAME), city: null }] : [];
  }
  if (!Array.isArray(given) || given.length > MOST_MAPS) throw invalid('maps');
  const maps = given.map((map: unknown, n): PackMap => {
    if (!isObject(map)) throw invalid(`maps.${n}`);
    refuseOthers(map, ['id', 'name', 'city'], `maps.${n}.`);
    const { id = null, name, city = null } = map;
    if (id !== null && (typeof id !== 'string' || !isId(id))) throw invalid(`maps.${n}.id`);
    if (typeof name !== 'string' || !name.trim() || brokenText(name, { label: 'Name', max: LONGEST_NAME })) throw invalid(`maps.${n}.name`);
    if (city !== null && typeof city !== 'string') throw invalid(`maps.${n}.city`);
    const file = mapFile(n + 1);
    if (!files.has(file)) throw refusal(['packs.notPack', { name: file }]);
    return { file, id: id && id.toLowerCase(), name, city };
  });
  const twice = maps.findIndex(({ id }, n) => id !== null && maps.findIndex((other) => other.id === id) < n);
  if (twice >= 0) throw invalid(`maps.${twice}.id`);
  return maps;
}

/**
 * Reads guide.json and the pages of a pack.
 * @throws InvalidInput with the field if a value is not valid, or a newer version has written the pack
 */
export async function readGuide(files: PackFiles): Promise<Guide> {
  const given = await readJson(files);
  refuseOthers(given, ['format', 'name', 'licence', 'credit', 'isSample', 'settings', 'categories', 'attributes', 'searchTerms', 'maps']);
  const { settings = {}, isSample = false, categories, attributes, searchTerms, maps } = given;
  if (!isObject(settings)) throw invalid('settings');
  if (typeof isSample !== 'boolean') throw invalid('isSample');
  refuseOthers(settings, GROUP_NAMES, 'settings.');
  const groups = GROUP_NAMES.filter((group) => Object.hasOwn(settings, group));
  const name = brief(given, 'name', 120) ?? '';
  return {
    name,
    licence: brief(given, 'licence', 300),
    credit: brief(given, 'credit', 300),
    isSample,
    settings: await Promise.all(groups.map(async (group) => ({ group, value: await readGroup(group, settings[group], files) }))),
    categories: readCategories(categories),
    attributes: readAttributes(attributes),
    searchTerms: readTerms(searchTerms),
    maps: readMaps(maps, name, files),
  };
}
