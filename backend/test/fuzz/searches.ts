import fc from 'fast-check';
import type { RawRequest } from '../raw.js';
import { nastyText } from './values.js';

/** Words with a meaning, names, words with typing errors, signs of queries, and any text. */
const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('vegan', 'cheap', 'open', 'now', 'best', 'near', 'me', 'pizza', 'restaurants', 'free', 'late', 'not', 'veg', 'مطعم', 'सस्ते'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('pune', 'shaniwar', 'plcae', '411030', '1100-341', '東京', "'", '\\', '&', '|', '!', ':*', '+1', '@', '^', '~fort', '#museum'),
  },
  { weight: 1, arbitrary: nastyText },
);
const search = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' ').toWellFormed());

const key = fc.oneof(fc.constantFrom('cuisine', 'diet', 'wheelchair', 'dogs', 'secret', 'constructor', '__proto__', 'website'), nastyText);
const option = fc.oneof(fc.constantFrom('vegan', 'pizza', 'yes', 'no', 'limited', 'null'), nastyText);
const attribute = fc.tuple(key, fc.array(option, { maxLength: 60 })).map(([name, options]) => `${name}:${options.join()}`);
const oneOf = (right: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: nastyText });

/** Parameters of lists; most of their values are right, others are of the wrong type, out of range or too many. */
const PARAMETERS: Record<string, fc.Arbitrary<string | string[]>> = {
  search,
  attr: fc.array(attribute, { maxLength: 25 }),
  category: oneOf(fc.array(fc.constantFrom('cafe', 'museum', 'none'), { maxLength: 25 }).map((all) => all.join())),
  price: oneOf(fc.constantFrom('free', '1,2', '4', '0', '5')),
  openAt: oneOf(fc.constantFrom('now', '9999-12-31T23:59', '0000-00-00T00:00', '2026-02-30T12:00', '+275760-09-13T00:00', 'infinity')),
  minRating: oneOf(fc.constantFrom('0', '4', '4.5', '-1', '1e309', 'NaN')),
  addedWithin: oneOf(fc.constantFrom('1', '366', '0', '1e9', '-5')),
  near: oneOf(fc.constantFrom('18.5,73.8', '90,180', '-90,-180', '91,0')),
  maxDistance: oneOf(fc.constantFrom('1', '500', '50000', '0', '1e12')),
  pincode: oneOf(fc.constantFrom('411030', '1100-341')),
  facets: fc.constantFrom('true', 'false'),
  sort: oneOf(fc.constantFrom('NEAREST', 'RATING', 'NEWEST')),
};

function listOf(parameters: Partial<Record<string, string | string[]>>): RawRequest {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value = []]) => [value].flat().map((one): [string, string] => [name, one.toWellFormed()])),
  );
  return { method: 'GET', path: `/api/places?${query.toString()}` };
}
function suggestionsFor(text: string): RawRequest {
  const query = '($text: String!) { autocomplete(text: $text) { filters { address total city { name } } understood { kind value } places { name } } }';
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `query ${query}`, variables: { text } }),
  };
}

/** Requests for lists and suggestions with hostile search terms and filters. */
export const hostileSearches: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 3, arbitrary: fc.record(PARAMETERS, { requiredKeys: [] }).map(listOf) },
  { weight: 1, arbitrary: search.map(suggestionsFor) },
);
