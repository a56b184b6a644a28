import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Ids that replace the parameters of addresses. */
export type Ids = Record<'city' | 'place' | 'otherPlace' | 'list' | 'person' | 'webhook' | 'category' | 'draft', string>;

/** Values of the parameters of addresses, from left to right, by the part before the first one. */
const PARAMETERS: Record<string, (ids: Ids) => string[]> = {
  '/cities': ({ city }) => [city],
  '/places': ({ place }) => [place],
  '/lists': ({ list }) => [list],
  '/people': ({ person }) => [person],
  '/pages': () => ['about'],
  '/admin/cities': ({ city }) => [city],
  '/admin/places': ({ place }) => [place],
  '/admin/places/duplicates': ({ place, otherPlace }) => [place, otherPlace],
  '/admin/imports': ({ draft }) => [draft],
  '/admin/webhooks': ({ webhook }) => [webhook],
  '/admin/categories': ({ category }) => [category],
  '/admin/attributes': () => ['cuisine'],
  '/admin/search-terms': () => ['cheap'],
  '/admin/settings': () => ['identity'],
};

/** The list of screens with their addresses, which `npm test` compares with the files of the client. */
const LIST = readFileSync(path.resolve(__dirname, '../../bench/lib/screens.mjs'), 'utf8');

/** Returns the addresses of all screens of the client. */
export const screenAddresses = (ids: Ids): string[] =>
  [...LIST.matchAll(/\['\w+Screen', '(\/[^']*)'\]/g)].map(([, address = '']) => {
    const [start = ''] = address.split('/:');
    const values = PARAMETERS[start]?.(ids) ?? [];
    return address.replace('*', 'nothing').replace(/:\w+/g, () => values.shift() ?? 'none');
  });
