import type { ClientBase } from 'pg';
import {
  type AttributeList,
  ATTRIBUTE_FIELDS,
  CATEGORY_FIELDS,
  CategoryList,
  fieldsIn,
  GROUP_NAMES,
  type GroupName,
  initialValues,
  lockedFields,
  type SearchTermRecord,
  SETTING_GROUPS,
  type SettingVariables,
  TERM_FIELDS,
} from '../../modules/site/index.js';
import { FILES, FORMAT, pageFile, sitePictureFile } from '../format.js';
import { type MapRow, SETTINGS, SITE_PICTURES } from './export.query.js';
import type { PackEntry } from './write-pack.js';

interface SavedGroup {
  group: GroupName;
  value: Record<string, unknown>;
}

const jsonEntry = (name: string, value: unknown): PackEntry => ({ name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) });

/** Returns the saved values of the groups in the order of their declarations, without those of environment variables. */
async function savedGroups(client: ClientBase, variables: SettingVariables): Promise<SavedGroup[]> {
  const { rows } = await client.query<{ name: string; value: Record<string, unknown> }>(SETTINGS);
  return GROUP_NAMES.flatMap((group) => {
    const row = rows.find(({ name }) => name === group);
    const locked = lockedFields(group, variables);
    const names = Object.keys(SETTING_GROUPS[group]).filter((name) => row && Object.hasOwn(row.value, name) && !Object.hasOwn(locked, name));
    return row ? [{ group, value: Object.fromEntries(names.map((name) => [name, row.value[name]])) }] : [];
  });
}

/** Removes cities that the pack does not have. */
function withKnownCities({ group, value }: SavedGroup, cities: ReadonlySet<string>): SavedGroup {
  const known = Object.entries<{ kind: string }>(SETTING_GROUPS[group]).flatMap(([name, { kind }]) => {
    if (!Object.hasOwn(value, name)) return [];
    if (kind === 'city') return [[name, cities.has(String(value[name])) ? value[name] : '']];
    return [[name, kind === 'cities' ? (value[name] as string[]).filter((id) => cities.has(id)) : value[name]]];
  });
  return { group, value: Object.fromEntries(known) as Record<string, unknown> };
}

interface Page {
  slug: string;
  text: Record<string, string>;
}

/** Returns the texts of the pages as files, and the group without them. */
function splitPages({ group, value }: SavedGroup): { saved: SavedGroup; texts: PackEntry[] } {
  if (group !== 'pages') return { saved: { group, value }, texts: [] };
  const pages = value.pages as Page[];
  const texts = pages.flatMap(({ slug, text }) =>
    Object.entries(text).map(([code, content]) => ({ name: pageFile(slug, code), content: Buffer.from(`${content}\n`) })),
  );
  return { saved: { group, value: { ...value, pages: pages.map(({ text: _text, ...page }) => page) } }, texts };
}

/** Yields the pictures of the settings. */
async function* sitePictures(client: ClientBase, groups: readonly SavedGroup[]): AsyncGenerator<PackEntry> {
  const ids = groups.flatMap(({ group, value }) =>
    fieldsIn(SETTING_GROUPS[group], { ...initialValues(SETTING_GROUPS[group]), ...value }).flatMap(({ field, value: id }) =>
      field.kind === 'picture' && typeof id === 'string' && id !== '' ? [id] : [],
    ),
  );
  if (ids.length === 0) return;
  const { rows } = await client.query<{ id: string; type: string; content: Buffer }>(SITE_PICTURES, [ids]);
  for (const { id, type, content } of rows) yield { name: sitePictureFile(id, type), content };
}

interface Content {
  categories: CategoryList;
  attributes: AttributeList;
  terms: readonly SearchTermRecord[];
  variables: SettingVariables;
  /** Ids of the cities of the pack. */
  cities: ReadonlySet<string>;
  maps: readonly MapRow[];
}

/** Returns the declared fields of a definition in their order. */
const declared = <Fields extends object>(fields: Fields, definition: Readonly<Record<keyof Fields, unknown>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, definition[name as keyof Fields]]));

/** Yields guide.json, the pages and the pictures of the settings. */
export async function* guideEntries(client: ClientBase, { categories, attributes, terms, variables, cities, maps }: Content): AsyncGenerator<PackEntry> {
  const groups = (await savedGroups(client, variables)).map((saved) => withKnownCities(saved, cities));
  const split = groups.map(splitPages);
  const name = groups.find(({ group }) => group === 'identity')?.value.name ?? initialValues(SETTING_GROUPS.identity).name;
  yield jsonEntry(FILES.guide, {
    format: FORMAT,
    name,
    settings: Object.fromEntries(split.map(({ saved: { group, value } }) => [group, value])),
    categories: categories.all.map((one) => ({ slug: one.slug, preset: one.preset, ...declared(CATEGORY_FIELDS, one) })),
    attributes: attributes.all.map((one) => ({ key: one.key, ...declared(ATTRIBUTE_FIELDS, one) })),
    searchTerms: terms.map((one) => ({ key: one.key, ...declared(TERM_FIELDS, one) })),
    // Versions of the app that know no maps can read a pack without any.
    ...(maps.length > 0 && { maps: maps.map(({ id, name, city }) => ({ id, name, ...(city !== null && cities.has(city) && { city }) })) }),
  });
  for (const { texts } of split) yield* texts;
  yield* sitePictures(client, groups);
}
