import type { Facet_FacetFragment } from './Facet.generated';
import { optionName } from './shownFilters';

const facet = (key: string, name: string, options: Record<string, string>): Facet_FacetFragment => ({
  key,
  name,
  isPartial: false,
  options: Object.entries(options).map(([value, text]) => ({ value, name: text, count: 1 })),
});

test.each([
  ['an option by its own name', facet('cuisine', 'Cuisine', { pizza: 'Pizza', thai: 'Thai' }), 'pizza', 'Pizza'],
  ['a yes by the name of the attribute', facet('wifi', 'Wi-Fi', { yes: 'Yes', no: 'No' }), 'yes', 'Wi-Fi'],
  ['a yes among other answers likewise', facet('dogs', 'Dogs', { yes: 'Allowed', leashed: 'On a leash', no: 'Not allowed' }), 'yes', 'Dogs'],
  ['another answer by both names', facet('dogs', 'Dogs', { yes: 'Allowed', leashed: 'On a leash', no: 'Not allowed' }), 'leashed', 'Dogs: On a leash'],
  ['a no by both names', facet('wifi', 'Wi-Fi', { yes: 'Yes', no: 'No' }), 'no', 'Wi-Fi: No'],
  ['photos by their own name', facet('photos', 'Photos', { yes: 'With photos' }), 'yes', 'With photos'],
  ['an unknown option by nothing', facet('cuisine', 'Cuisine', { pizza: 'Pizza' }), 'soup', undefined],
])('names %s', (_what, of, value, name) => {
  expect(optionName(of, value)).toBe(name);
});
