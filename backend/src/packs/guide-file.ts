import { reasonFace } from '../core/errors/index.js';
import { brokenText } from '../core/validation/index.js';
import {
  CATEGORY_FIELDS,
  type CategoryValues,
  GROUP_NAMES,
  groupErrors,
  type GroupName,
  initialValues,
  readValues,
  SETTING_GROUPS,
  SLUG_RULES,
} from '../modules/site/index.js';
import { FILES, FORMAT, pageFile } from './format.js';
import type { PackFiles } from './pack-files.js';
import { refusal } from './wrong-value.js';

/** A category of a pack. */
export interface PackCategory extends CategoryValues {
  slug: string;
  preset: string | null;
}

/** Content of guide.json, checked, with the texts of the pages. */
export interface Guide {
  /** Name of the guide. */
  name: string;
  licence: string | null;
  /** Sources to credit. */
  credit: string | null;
  /** Whether the pack is the app's sample data, whose ids follow from keys. */
  isSample: boolean;
  settings: { group: GroupName; value: object }[];
  categories: PackCategory[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const invalid = (field: string) => refusal(['packs.fieldInvalid', { file: FILES.guide, field }]);

/** Fails for fields that are not known. */
function refuseOthers(given: Record<string, unknown>, known: readonly string[], prefix = ''): void {
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined) throw invalid(prefix + other);
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
  const [problem] = Object.entries(Object.keys(errors).length > 0 ? errors : groupErrors(group, values as never));
  if (problem) throw refusal(['packs.fieldRefused', { file: FILES.guide, field: `settings.${group}.${problem[0]}`, problem: reasonFace(problem[1]) }]);
  return values;
}

function readCategory(given: unknown, n: number): PackCategory {
  if (!isObject(given)) throw invalid(`categories.${n}`);
  const { slug, preset = null, ...rest } = given;
  if (typeof slug !== 'string' || brokenText(slug, SLUG_RULES) !== undefined) throw invalid(`categories.${n}.slug`);
  if (preset !== null && (typeof preset !== 'string' || brokenText(preset, { label: 'Preset', max: 40 }))) throw invalid(`categories.${n}.preset`);
  const { values, errors } = readValues(CATEGORY_FIELDS, { ...initialValues(CATEGORY_FIELDS), ...rest });
  const [problem] = Object.entries(errors);
  if (problem) throw refusal(['packs.fieldRefused', { file: FILES.guide, field: `categories.${n}.${problem[0]}`, problem: reasonFace(problem[1]) }]);
  return { ...values, aliases: values.aliases.map((alias) => alias.toLowerCase()).filter((alias) => alias !== slug), slug, preset };
}

function readCategories(given: unknown): PackCategory[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > 500) throw invalid('categories');
  const categories = given.map(readCategory);
  const words = categories.flatMap(({ slug, aliases }) => [slug, ...aliases]);
  const twice = words.find((word, n) => words.indexOf(word) !== n);
  if (twice !== undefined) throw refusal(['packs.wordTwice', { word: twice }]);
  return categories;
}

/**
 * Reads guide.json and the pages of a pack.
 * @throws InvalidInput with the field if a value is not valid, or a newer version has written the pack
 */
export async function readGuide(files: PackFiles): Promise<Guide> {
  const given = await readJson(files);
  refuseOthers(given, ['format', 'name', 'licence', 'credit', 'isSample', 'settings', 'categories']);
  const { settings = {}, isSample = false, categories } = given;
  if (!isObject(settings)) throw invalid('settings');
  if (typeof isSample !== 'boolean') throw invalid('isSample');
  refuseOthers(settings, GROUP_NAMES, 'settings.');
  const groups = GROUP_NAMES.filter((group) => Object.hasOwn(settings, group));
  return {
    name: brief(given, 'name', 120) ?? '',
    licence: brief(given, 'licence', 300),
    credit: brief(given, 'credit', 300),
    isSample,
    settings: await Promise.all(groups.map(async (group) => ({ group, value: await readGroup(group, settings[group], files) }))),
    categories: readCategories(categories),
  };
}
