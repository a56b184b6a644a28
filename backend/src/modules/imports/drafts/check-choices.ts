import type { EntityManager } from 'typeorm';
import { isId } from '../../../core/db/index.js';
import { type FieldErrors, InvalidInput, type Reason } from '../../../core/errors/index.js';
import { isLanguageTag } from '../../../core/fields/index.js';
import { brokenText } from '../../../core/validation/index.js';
import { HEADER_FIELDS, headerForm } from '../../places/index.js';
import { type AttributeList, type CategoryList, loadAttributes, loadCategories } from '../../site/index.js';
import { CITY_TARGETS } from '../mapping/index.js';
import { problemOfSource } from '../source-name.js';
import { Choices, type ColumnChoice, ImportCityMode, type ImportReading, type ImportTarget, type WordChoice } from './types/index.js';

/** Returns the fields and attributes that columns can give. */
export function targetsOf(kind: Choices['kind'], attributes: AttributeList): ImportTarget[] {
  const fields = kind === 'cities' ? CITY_TARGETS : HEADER_FIELDS;
  const keys = kind === 'cities' ? [] : attributes.all.map(({ key }) => key);
  return [...fields.map((name) => ({ name, kind: 'field' as const })), ...keys.map((name) => ({ name, kind: 'attribute' as const }))];
}

/** Texts in other languages: `name:de`, `description:pt-BR`. */
const LANGUAGE_TARGET = /^(?:name|description):([\w-]{2,35})$/;

/** Texts of choices without blanks around them; empty ones become null. */
const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

interface Site {
  attributes: AttributeList;
  categories: CategoryList;
}

/** Checks single choices against the file and the site. */
class Check {
  private readonly targets: ReadonlySet<string>;
  private readonly columns: ReadonlySet<string>;

  constructor(
    kind: Choices['kind'],
    private readonly reading: ImportReading,
    private readonly site: Site,
  ) {
    this.targets = new Set(targetsOf(kind, site.attributes).map(({ name }) => name));
    this.columns = new Set(reading.columns.map(({ name }) => headerForm(name)));
  }

  column({ column }: ColumnChoice): Reason | undefined {
    return this.columns.has(headerForm(column)) ? undefined : ['console.importNoColumn', { column }];
  }

  target(target: string): Reason | undefined {
    const [, language] = LANGUAGE_TARGET.exec(target) ?? [];
    return this.targets.has(target) || isLanguageTag(language ?? '') ? undefined : ['console.importNoTarget', { target }];
  }

  category({ category }: WordChoice): Reason | undefined {
    const isKnown = category === null || category === undefined || this.site.categories.all.some(({ slug }) => slug === category);
    return isKnown ? undefined : ['console.importNoCategory', { category }];
  }

  async city(manager: EntityManager, { kind, cityMode, city, cityId }: Choices): Promise<[field: string, reason: Reason] | undefined> {
    if (kind !== 'places') return undefined;
    if (cityMode === 'municipalities' && !this.reading.isOpenStreetMap) return ['cityMode', 'console.importNoMunicipalities'];
    if (cityMode !== 'one') return undefined;
    if (cityId && city) return ['city', 'console.importCityTwice'];
    if (!cityId && !city) return ['city', 'console.importCityMissing'];
    return cityId && !(await isCity(manager, cityId)) ? ['cityId', 'console.importCityUnknown'] : undefined;
  }
}

async function isCity(manager: EntityManager, id: string): Promise<boolean> {
  return isId(id) && (await manager.query<unknown[]>('SELECT FROM cities WHERE id = $1 AND deleted_at IS NULL', [id])).length > 0;
}

const loadSite = async (manager: EntityManager): Promise<Site> => ({ attributes: await loadAttributes(manager), categories: await loadCategories(manager) });

/** Maximum length (characters) of a text. Its input has its own, shorter one. */
const MOST = 10_000;

/** Returns the texts of choices that no list of the file or the site has, by field. */
const textsOf = ({ fixed, words, decisions, city, licence, attribution }: Choices): [field: string, value: string][] => [
  ...fixed.map(({ value }, i): [string, string] => [`fixed.${i}.value`, value]),
  ...words.map(({ word }, i): [string, string] => [`words.${i}.word`, word]),
  ...decisions.map(({ key }, i): [string, string] => [`decisions.${i}.key`, key]),
  ...Object.entries({ city, licence, attribution }).flatMap(([field, value]): [string, string][] => (value ? [[field, value]] : [])),
];

/** Returns the reasons against choices, by field. */
async function problemsOf(manager: EntityManager, choices: Choices, reading: ImportReading): Promise<FieldErrors> {
  const check = new Check(choices.kind, reading, await loadSite(manager));
  const source = problemOfSource(choices.source);
  const found: [string, Reason | undefined][] = [
    ...choices.columns.flatMap((one, i): [string, Reason | undefined][] => [
      [`columns.${i}.column`, check.column(one)],
      [`columns.${i}.target`, one.target === '' ? undefined : check.target(one.target)],
    ]),
    ...choices.fixed.map(({ target }, i): [string, Reason | undefined] => [`fixed.${i}.target`, check.target(target)]),
    ...choices.words.map((one, i): [string, Reason | undefined] => [`words.${i}.category`, check.category(one)]),
    ...choices.words.map(({ word }, i): [string, Reason | undefined] => [`words.${i}.word`, word.trim() === '' ? 'console.importWordMissing' : undefined]),
    ...textsOf(choices).map(([field, value]): [string, Reason | undefined] => [field, brokenText(value, { label: 'Text', max: MOST, isMultiline: true })]),
    ['source', source && (source === 'form' ? 'console.importSource' : 'console.importSourceReserved')],
  ];
  const city = await check.city(manager, choices);
  return Object.fromEntries([...found, ...(city ? [city] : [])].flatMap(([field, reason]) => (reason === undefined ? [] : [[field, reason]])));
}

/**
 * Checks choices against the file and the site. @returns them without blanks around texts
 * @throws InvalidInput with every wrong field
 */
export async function checkedChoices(manager: EntityManager, given: Choices, reading: ImportReading): Promise<Choices> {
  const [city, cityId, licence, attribution] = [given.city, given.cityId, given.licence, given.attribution].map(trimmed);
  // Programs can leave out choices, or send null for their defaults.
  const stated = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
  const choices = Object.assign(new Choices(), stated, { city, cityId, licence, attribution });
  const errors = await problemsOf(manager, choices, reading);
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  return choices.cityMode === ImportCityMode.ONE ? choices : Object.assign(choices, { city: null, cityId: null });
}

/** Returns remembered choices without those that do not fit the file, or the site any more. */
export async function usableChoices(manager: EntityManager, choices: Choices, reading: ImportReading): Promise<Choices> {
  const check = new Check(choices.kind, reading, await loadSite(manager));
  const columns = choices.columns.filter((one) => !check.column(one) && (one.target === '' || !check.target(one.target)));
  const fixed = choices.fixed.filter(({ target }) => !check.target(target));
  const words = choices.words.filter((one) => !check.category(one));
  const noCity = (await check.city(manager, choices)) && { cityMode: ImportCityMode.OWN_COLUMN, city: null, cityId: null };
  return Object.assign(new Choices(), choices, { columns, fixed, words }, noCity);
}
