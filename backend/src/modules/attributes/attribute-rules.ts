import type { FieldErrors, Reason } from '../../core/errors/index.js';
import { brokenText } from '../../core/validation/index.js';
import { ATTRIBUTE_KEY_RULES, type AttributeFields, type CategoryList } from '../site/index.js';
import { reservedFor } from './reserved-names.js';

/** Kinds that have options. */
const WITH_OPTIONS: readonly string[] = ['choice', 'several'];

/** Data that the values of an attribute must agree with. */
export interface Surroundings {
  key: string;
  /** The other attributes. */
  others: readonly (Pick<AttributeFields, 'importNames'> & { key: string })[];
  categories: CategoryList;
  /** Names of the columns of places and cities. */
  columns: ReadonlySet<string>;
  /** Categories that the attribute has already, which it can keep although they are deleted. */
  current: readonly string[];
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns why a name of a column or tag is refused; undefined if it is free. */
function nameProblem(name: string, { others, columns }: Surroundings): Reason | undefined {
  const field = reservedFor(name, columns);
  if (field !== undefined) return ['definitions.nameReserved', { name, field }];
  const owner = others.find(({ key, importNames }) => [key, ...importNames].some((one) => same(one, name)));
  return owner && ['definitions.nameTaken', { name, attribute: owner.key }];
}

/** Returns why the key of a new attribute is refused; undefined if it is free. */
export function keyProblem(surroundings: Surroundings): Reason | undefined {
  return brokenText(surroundings.key, ATTRIBUTE_KEY_RULES) ?? nameProblem(surroundings.key, surroundings);
}

function optionErrors({ kind, options }: AttributeFields): [string, Reason][] {
  const keys = options.map(({ key }) => key);
  const twice = keys.flatMap((key, i): [string, Reason][] =>
    keys.indexOf(key) < i ? [[`options.${i}.key`, ['definitions.optionTwice', { option: key }]]] : [],
  );
  if (!WITH_OPTIONS.includes(kind)) return options.length > 0 ? [['options', 'definitions.optionsUnused']] : [];
  return options.length === 0 ? [['options', 'definitions.optionMissing']] : twice;
}

/** Returns the errors of values that have the right shape, by the path of the field. */
export function valueErrors(values: AttributeFields, surroundings: Surroundings): FieldErrors {
  const { kind, unit, categories, importNames } = values;
  const { key, current } = surroundings;
  const isKnown = (slug: string) => surroundings.categories.find(slug) !== undefined || current.includes(slug);
  const names = importNames.map((name, i): Reason | undefined => {
    if (importNames.findIndex((one) => same(one, name)) < i || same(name, key)) return ['definitions.nameTwice', { name }];
    return nameProblem(name, surroundings);
  });
  return Object.fromEntries([
    ...optionErrors(values),
    ...(unit !== '' && kind !== 'number' ? [['unit', 'definitions.unitUnused'] as const] : []),
    ...categories.flatMap((slug, i) => (isKnown(slug) ? [] : [[`categories.${i}`, ['definitions.categoryUnknown', { slug }]] as const])),
    ...names.flatMap((problem, i) => (problem ? [[`importNames.${i}`, problem] as const] : [])),
  ]);
}
