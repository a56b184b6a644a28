import type { SiteSettings } from '../../site/index.js';
import type { UnderstoodPart } from '../place-search.query.js';
import { complete, type Group, understand } from '../understanding/index.js';

/** Maximum number of phrases with which the last word of a text is completed. */
const MOST_COMPLETIONS = 2;

/** A filter that can be suggested, as the SQL function `suggest_filters` reads it. */
interface Candidate {
  parts: UnderstoodPart[];
  address: string;
  query: string;
  tag: number | null;
  isOpen: boolean;
  rest: string;
  isPlain: boolean;
}

/** Kinds of parts that are filters. */
const KINDS: readonly Group['kind'][] = ['open', 'price', 'category', 'attribute'];

/** Returns the values of the tags of a part, by what they are about: `category`, `price`, `attr:diet`. A place needs a value of each. */
function valuesOf(tags: Group['tags'] = []): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const tag of tags.flat()) {
    const [, about = '', value = ''] = /^(.*):(.*)$/.exec(tag) ?? [];
    values.set(about, (values.get(about) ?? new Set()).add(value));
  }
  return values;
}

/** Returns the filter of the parts of a text; undefined if the parts are none, or if no place has one of the tags. */
function candidateOf(groups: readonly Group[], { placeTags, categories }: SiteSettings): Candidate | undefined {
  const isKnown = ({ kind, isGuess }: Group) => kind !== undefined && !isGuess;
  const known = groups.filter((group) => isKnown(group) && KINDS.includes(group.kind));
  const entries = known.flatMap(({ tags }) => [...valuesOf(tags)]);
  const times = known.filter(({ kind }) => kind === 'open');
  const ids = entries.map(([about, values]) => [...values].flatMap((value) => placeTags.get(`${about}:${value}`) ?? []));
  // An address has one list of categories and one of prices, of which a place needs one.
  const isTwice = ['category', 'price'].some((about) => entries.filter(([one]) => one === about).length > 1);
  if (known.length === 0 || isTwice || times.some(({ value }) => value !== 'now') || ids.some(({ length }) => length === 0)) return undefined;
  const words = entries.map(([about, values]) => {
    const listed = about === 'category' ? [...new Set([...values].map((value) => categories.slugOf(value)))] : [...values];
    return about.startsWith('attr:') ? `attr=${about.slice('attr:'.length)}:${listed.join(',')}` : `${about}=${listed.join(',')}`;
  });
  const [first = []] = ids;
  return {
    parts: known.map(({ kind = '', key = '', value = '', text }) => ({ kind, key, value, text })),
    address: [...words, ...(times.length > 0 ? ['openAt=now'] : [])].join('&'),
    query: ids.map((some) => `(${some.map((id) => `'+${id}'`).join('|')})`).join('&'),
    tag: ids.length === 1 && first.length === 1 && times.length === 0 ? (first[0] ?? null) : null,
    isOpen: times.length > 0,
    rest: groups
      .filter((group) => !isKnown(group))
      .map(({ text }) => text)
      .join(' '),
    isPlain: times.length === 0 && entries.every(([about]) => about === 'category'),
  };
}

/** Returns the filters that can be suggested for a text, the likeliest first: what is understood of it, and phrases that its last word begins. */
export function suggestedFilters(text: string, settings: SiteSettings): Candidate[] {
  const all = [understand(text, undefined, settings).groups, ...complete(text, settings, MOST_COMPLETIONS)];
  const candidates = all.flatMap((groups) => candidateOf(groups, settings) ?? []);
  return candidates.filter(({ address, rest }, i) => candidates.findIndex((one) => one.address === address && one.rest === rest) === i);
}
