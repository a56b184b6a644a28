import type { EntityManager } from 'typeorm';
import { ATTRIBUTE_RECORDS, AttributeList, type AttributeRecord } from './attributes/index.js';
import { CATEGORY_RECORDS, CategoryList, type CategoryRecord } from './categories/index.js';
import { GROUP_NAMES, type GroupName, type GroupValues, SETTING_GROUPS } from './groups/index.js';
import { MAP_RECORDS, type MapRecord } from './maps/index.js';
import { initialValues, type SettingField, type SettingVariables } from './setting-field.js';
import { readValues } from './read-values.js';
import { type SearchTermRecord, TERM_RECORDS } from './terms/index.js';

/** Fields of a group that environment variables set, with the name of the variable. */
export const lockedFields = (group: GroupName, variables: SettingVariables): Record<string, string> =>
  Object.fromEntries(
    Object.entries<SettingField>(SETTING_GROUPS[group]).flatMap(([name, { variable }]) =>
      variable !== undefined && variables[variable] !== undefined ? [[name, variable]] : [],
    ),
  );

/** Returns the values of a group: the stored ones, initial values for fields without a valid one, and those of environment variables. */
export function effectiveValues<Group extends GroupName>(group: Group, stored: object, variables: SettingVariables): GroupValues[Group] {
  const fields = SETTING_GROUPS[group];
  const given = { ...initialValues(fields, variables), ...stored };
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(fields, name)));
  const { values, errors } = readValues(fields, known);
  const wrong = new Set(Object.keys(errors).map((path) => path.split('.')[0]));
  const initial = Object.entries(initialValues(fields, variables)).filter(([name]) => wrong.has(name));
  const set = Object.entries(lockedFields(group, variables)).map(([name, variable]) => [name, variables[variable]]);
  return { ...values, ...Object.fromEntries(initial), ...Object.fromEntries(set) } as GroupValues[Group];
}

/** Stored values of the groups, the categories and attributes of places, the ids of their tags, the terms of the search, and the map archives that are ready. */
interface Stored {
  groups: Readonly<Record<string, object>>;
  categories: readonly CategoryRecord[];
  attributes: readonly AttributeRecord[];
  tags: Readonly<Record<string, number>>;
  terms: readonly SearchTermRecord[];
  maps: readonly MapRecord[];
}

const NOTHING: Stored = { groups: {}, categories: [], attributes: [], tags: {}, terms: [], maps: [] };

/** SQL for all of it, in one statement. */
const STORED = `SELECT coalesce((SELECT jsonb_object_agg(name, value) FROM settings), '{}') AS groups,
  coalesce((SELECT jsonb_agg(to_jsonb(c)) FROM (${CATEGORY_RECORDS}) c), '[]') AS categories,
  coalesce((SELECT jsonb_agg(to_jsonb(a)) FROM (${ATTRIBUTE_RECORDS}) a), '[]') AS attributes,
  coalesce((SELECT jsonb_object_agg(tag, id) FROM place_tags), '{}') AS tags,
  coalesce((SELECT jsonb_agg(to_jsonb(t)) FROM (${TERM_RECORDS}) t), '[]') AS terms,
  coalesce((SELECT jsonb_agg(to_jsonb(m)) FROM (${MAP_RECORDS}) m), '[]') AS maps`;

/** Returns whether visitors can see a city. The module of the cities provides it, because this one does not know them. */
type VisibleCity = (manager: EntityManager, id: string) => Promise<boolean>;

/** Settings of the site, categories and attributes of places, and map archives, in the memory of this process. Requests read them without a statement. */
export class SiteSettings {
  /** Number of times that the settings have changed in this process. */
  revision = 0;
  /** Current categories of places. */
  categories = new CategoryList([]);
  /** Current definitions of the attributes of places. */
  attributes = new AttributeList([]);
  /** Ids of the tags of places. Each is a fact as group and value, `price:free`. */
  placeTags: ReadonlyMap<string, number> = new Map();
  /** Current terms of the search, in the operator's order. */
  searchTerms: readonly SearchTermRecord[] = [];
  /** Map archives of the operator that are ready, in the order in which they are drawn. */
  maps: readonly MapRecord[] = [];
  /** Id of the city on whose page the site starts; null for the home page, also while visitors cannot see the city. */
  startCity: string | null = null;
  private groups = {} as GroupValues;
  private text = '';
  private readonly followers: (() => void)[] = [];
  private reading: Promise<void> = Promise.resolve();

  /** @param variables values that environment variables set; undefined for variables that are not set */
  constructor(
    readonly variables: SettingVariables,
    private readonly isVisible: VisibleCity,
  ) {
    this.take(NOTHING, null);
  }

  /** Current values of a group. */
  of<Group extends GroupName>(group: Group): GroupValues[Group] {
    return this.groups[group];
  }

  /** Reads the stored settings again. Concurrent calls wait for each other, so that the newest state wins. */
  load(manager: EntityManager): Promise<void> {
    this.reading = this.reading
      .catch(() => undefined)
      .then(async () => {
        const [stored = NOTHING] = await manager.query<Stored[]>(STORED);
        const { startCity } = effectiveValues('home', stored.groups.home ?? {}, this.variables);
        this.take(stored, startCity !== '' && (await this.isVisible(manager, startCity)) ? startCity : null);
      });
    return this.reading;
  }

  /** Waits until the last `load` has ended. */
  loaded(): Promise<void> {
    return this.reading.catch(() => undefined);
  }

  /** Registers a callback for each change. */
  onChange(follower: () => void): void {
    this.followers.push(follower);
  }

  /** Returns a function that makes something from the settings, once for each state of them. */
  derive<Made>(make: (settings: this) => Made): () => Made {
    let made: { revision: number; value: Made } | undefined;
    return () => {
      if (made?.revision !== this.revision) made = { revision: this.revision, value: make(this) };
      return made.value;
    };
  }

  private take(stored: Stored, startCity: string | null): void {
    const text = JSON.stringify([stored, startCity]);
    if (text === this.text) return;
    this.text = text;
    this.startCity = startCity;
    this.groups = Object.fromEntries(GROUP_NAMES.map((group) => [group, effectiveValues(group, stored.groups[group] ?? {}, this.variables)])) as GroupValues;
    this.categories = new CategoryList(stored.categories);
    this.attributes = new AttributeList(stored.attributes);
    this.placeTags = new Map(Object.entries(stored.tags));
    this.searchTerms = stored.terms;
    this.maps = stored.maps;
    this.revision += 1;
    for (const follower of this.followers) follower();
  }
}
