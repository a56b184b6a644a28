/** Part of a query that stands for facts about a place. */
export interface Meaning {
  kind: 'open' | 'price' | 'category' | 'attribute' | 'sort' | 'near';
  /** Key of the attribute; otherwise empty. */
  key: string;
  /** Slug, option, number of signs, local time or order; several are separated by commas. */
  value: string;
  /** Lists of tags of which a place has one: all tags of the list. */
  tags: readonly (readonly string[])[];
  /** Whether only the tags count. Otherwise a place with the words in its texts counts as well. */
  isStrict: boolean;
}

/** Local times of the words for times of day: hour and minute, today or on the next day of that name. */
const TIME = /^(?:now|(?:today|mo|tu|we|th|fr|sa|su)-(?:[01]\d|2[0-3]):[0-5]\d)$/;
const PRICES: readonly string[] = ['free', '1', '2', '3', '4'];
const ORDERS: readonly string[] = ['rating', 'newest'];

const split = (text: string): string[] => text.split(',').filter(Boolean);
const combined = (one: Meaning['tags'], other: Meaning['tags']): string[][] => one.flatMap((left) => other.map((right) => [...left, ...right]));

/**
 * Reads the meaning of a term in the words of an address: `price=free,1`, `category=worship&attr=religion:christian`, `openAt=today-23:00`, `sort=rating`.
 * @returns the meanings; null for a text that is none
 */
export function readMeaning(text: string): Meaning[] | null {
  const meanings: Meaning[] = [];
  let facts: Meaning | undefined;
  for (const part of text.split('&')) {
    const [, name = '', value = ''] = /^(\w+)=(\S+)$/.exec(part) ?? [];
    const values = split(value);
    if (values.length === 0) return null;
    if (name === 'openAt' && TIME.test(value)) meanings.push({ kind: 'open', key: '', value, tags: [], isStrict: true });
    else if (name === 'sort' && ORDERS.includes(value)) meanings.push({ kind: 'sort', key: '', value, tags: [], isStrict: true });
    else if (name === 'near' && value === 'me') meanings.push({ kind: 'near', key: '', value, tags: [], isStrict: true });
    else if (name === 'price' && values.every((one) => PRICES.includes(one)))
      meanings.push({ kind: 'price', key: '', value, tags: values.map((one) => [`price:${one}`]), isStrict: true });
    else if (name === 'category' || name === 'attr') {
      const [, key = '', options = value] = name === 'attr' ? (/^([a-z0-9_]+):(.+)$/.exec(value) ?? []) : [];
      if (name === 'attr' && key === '') return null;
      const tags = split(options).map((one) => [name === 'attr' ? `attr:${key}:${one}` : `category:${one}`]);
      // Categories and attributes of one term belong together: a church is a place of worship of that religion.
      if (facts) facts.tags = combined(facts.tags, tags);
      else meanings.push((facts = { kind: name === 'attr' ? 'attribute' : 'category', key, value: options, tags, isStrict: false }));
    } else return null;
  }
  return meanings;
}
