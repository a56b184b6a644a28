import { aFacet, facetsAnswer } from '../../../test/facets';
import { t } from '../../lib/i18n';
import { ENGLISH, makeAttributeWords } from '../../lib/languages';
import { PLAIN_PAGES, PLAIN_SITE } from '../../lib/site';
import { firstPaint } from './firstPaint';

const facets = facetsAnswer(
  aFacet('open', 'Opening hours', ['now', 'Open now', 12], ['unknown', 'Unknown', 3]),
  aFacet('price', 'Price', ['free', 'Free', 0], ['1', '$', 4]),
  aFacet('category', 'Category', ['museum', 'Museum', 0], ['park', 'Park', 1234]),
  aFacet('wheelchair', 'Wheelchair', ['yes', 'Yes', 5], ['no', 'No', 2]),
).data;
const understood = [{ __typename: 'UnderstoodPart', kind: 'category', key: '', value: 'park', text: 'parks' }];

/** Draws the list of places for a query. */
function draw(query = '', of: object = {}, more: Record<string, unknown> = { PlacesFilters: facets }): HTMLElement {
  const root = document.createElement('div');
  const places = { items: [], total: 128, page: 1, pages: 1, understood: [], didYouMean: null, ...of };
  root.innerHTML = firstPaint(
    { places },
    {
      screen: 'PlacesScreen',
      say: t,
      attributeWords: makeAttributeWords(t, ENGLISH),
      at: (path) => path,
      query: new URLSearchParams(query),
      more,
      code: 'en',
      site: PLAIN_SITE,
      pages: PLAIN_PAGES,
    },
  );
  return root;
}
const linksIn = (root: ParentNode | null): string[] =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => `${link.getAttribute('aria-label') ?? link.textContent}: ${link.getAttribute('href')}`);

test('the row of filters has links with numbers to the list with one more filter, without its page', () => {
  const row = draw('search=tea&page=3').querySelector('.fp-wide');
  expect(linksIn(row)).toEqual([
    'Open now12: /places?search=tea&openAt=now',
    'All Categories: /places?search=tea',
    'Park1,234: /places?search=tea&category=park',
  ]);
  expect([...(row?.querySelectorAll('.fp-opener') ?? [])].map(({ textContent }) => textContent)).toEqual(['All Cities', 'Price', 'Rating', 'More']);
  expect(linksIn(draw().querySelector('.fp-phone'))).toContain('Wheelchair5: /places?attr=wheelchair:yes');
});

test('a chosen filter is marked, and its link removes it', () => {
  const row = draw('category=museum&openAt=now').querySelector('.fp-wide');
  const chosen = [...(row?.querySelectorAll<HTMLElement>('a.fp-on') ?? [])];
  expect(chosen.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
    'Open now12: /places?category=museum',
    'Museum0: /places?openAt=now',
  ]);
  expect(draw('category=museum&openAt=now').querySelector('.fp-tune')).toHaveTextContent('Filters (2)');
});

test('active filters and understood words are links that remove them', () => {
  expect(linksIn(draw('search=nice+parks&price=1', { understood }).querySelector('.fp-active'))).toEqual([
    '“parks” means Park. Remove it from the search: /places?search=nice&price=1',
    'Remove the filter “$”: /places?search=nice+parks',
    'Clear all: /places',
  ]);
  expect(draw().querySelector('.fp-active')).toBeNull();
});

test('the number of places, ignored parts of the address, unknown hours and a corrected search are named', () => {
  const root = draw('search=gatewey&price=9&openAt=now', { didYouMean: 'gateway' });
  expect(root.querySelector('h2')).toHaveTextContent('128 places for “gatewey”');
  const notes = [...root.querySelectorAll('.fp-note')];
  expect(notes[0]).toHaveTextContent('price=9');
  expect(notes.slice(1).map((note) => linksIn(note).join())).toEqual([
    'Show places at any time: /places?search=gatewey',
    expect.stringMatching(/: \/places\?search=gateway&openAt=now$/),
  ]);
});

test('browsers without scripts get all options that have places as links', () => {
  const rest = document.createElement('div');
  rest.innerHTML =
    draw('attr=wheelchair:yes').querySelector('details')?.closest('noscript')?.innerHTML ??
    draw('attr=wheelchair:yes').querySelector('noscript')?.textContent ??
    '';
  expect(linksIn(rest)).toEqual([
    'Open now (12): /places?openAt=now&attr=wheelchair:yes',
    '$ (4): /places?price=1&attr=wheelchair:yes',
    'Park (1,234): /places?category=park&attr=wheelchair:yes',
    'Yes (5): /places',
    'No (2): /places?attr=wheelchair:yes,no',
  ]);
});

test('hostile addresses and failed queries draw no markup of their own', () => {
  const root = draw('search=%3Cb+id%3Dx%3E&category=%22%3E%3Cb+id%3Dx%3E', { didYouMean: '<b id=x>' }, { PlacesFilters: null, PlacesChoices: null });
  expect(root.querySelector('#x')).toBeNull();
  expect(root.querySelector('h2')).toHaveTextContent('128 places for “<b id=x>”');
});
