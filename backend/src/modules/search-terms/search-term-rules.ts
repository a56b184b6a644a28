import type { FieldErrors, Reason } from '../../core/errors/index.js';
import { readMeaning } from '../places/index.js';
import type { AttributeList, CategoryList, TermFields } from '../site/index.js';

/** Definitions that the meaning of a term can name. */
export interface KnownDefinitions {
  categories: CategoryList;
  attributes: AttributeList;
}

/** Returns why there is no place with a tag, as far as definitions tell; undefined for a known tag. */
function tagProblem(tag: string, { categories, attributes }: KnownDefinitions): Reason | undefined {
  const [group = '', name = '', option = ''] = tag.split(':');
  if (group === 'category') return categories.find(name) ? undefined : ['definitions.categoryUnknown', { slug: name }];
  if (group !== 'attr') return undefined;
  const attribute = attributes.find(name);
  if (!attribute) return ['definitions.attributeUnknown', { attribute: name }];
  const options = attribute.kind === 'yes-no' ? ['yes', 'no'] : attribute.options.map(({ key }) => key);
  return options.includes(option) ? undefined : ['definitions.optionUnknown', { attribute: name, option }];
}

/** Returns the errors of values that have the right shape, by field. */
export function termErrors({ meaning, words }: TermFields, known: KnownDefinitions): FieldErrors {
  const read = readMeaning(meaning);
  const tags = read?.flatMap((one) => one.tags).flat() ?? [];
  const problem = read
    ? tags.map((tag) => tagProblem(tag, known)).find((found) => found !== undefined)
    : (['definitions.meaningUnknown', { meaning }] as const);
  const hasWords = Object.values(words).some((text) => text.split(/[,\u060c]/).some((word) => word.trim() !== ''));
  return { ...(problem ? { meaning: problem } : {}), ...(hasWords ? {} : { words: 'definitions.wordsMissing' }) };
}
