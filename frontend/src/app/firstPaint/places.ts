import type { PlacesFiltersQuery } from '../../features/places/components/PlacesFilters.generated';
import type { PlacesChoicesQuery, PlacesScreenQuery } from '../../features/places/screens/PlacesScreen.generated';
import { paths } from '../../lib/address';
import type { TextKey } from '../../lib/i18n';
import { html, type Html } from '../../lib/page';
import { distanceText, foundText, ignoredText, readPlaces } from '../../lib/places';
import { activeFilters, allOptions, filterRows, type Listed, opener } from './filters';
import { searchForm } from './frame';
import { MAP, NEAR } from './icons';
import type { Page } from './page';

const SORTS: Readonly<Record<string, TextKey>> = {
  rating: 'places.highestRated',
  reviews: 'places.mostReviewed',
  newest: 'places.newest',
  nearest: 'places.nearest',
};

/** Returns a text whose part in `<link>` is a link. */
function withLink(text: string, href: string): Html {
  const [start, inside = '', end = ''] = text.split(/<\/?link>/);
  return html`${start}<a class="fp-link" href="${href}">${inside}</a>${end}`;
}

/** Returns the lines that explain a list: places that a filter by opening hours leaves out, and the words that were searched instead. */
function notes({ page, params, names }: Listed, didYouMean: string | null): Html[] {
  const { say, at } = page;
  const unknown = names.facets.find(({ key }) => key === 'open')?.options.find(({ value }) => value === 'unknown')?.count ?? 0;
  const { search } = params;
  const hours =
    params.openAt !== undefined &&
    unknown > 0 &&
    withLink(say('places.withoutHours', { count: unknown }), at(paths.places({ ...params, openAt: undefined, page: undefined })));
  const meant =
    search &&
    didYouMean &&
    withLink(say('places.didYouMean', { search, meant: didYouMean }), at(paths.places({ ...params, search: didYouMean, page: undefined })));
  return [...(hours ? [html`<p class="fp-note">${hours}</p>`] : []), ...(meant ? [html`<p class="fp-note fp-meant">${meant}</p>`] : [])];
}

/**
 * Returns what precedes the cards of the list of places: search, filters with their numbers as links, active filters, and the number of places. It has
 * the geometry of the screen, so that nothing jumps when the client shows it.
 */
export function aboveCards({ places: { total, understood, didYouMean } }: PlacesScreenQuery, page: Page): Html {
  const { say, code, query, site, more } = page;
  const { params, ignored } = readPlaces(query, site);
  const facets = (more.PlacesFilters as PlacesFiltersQuery | null | undefined)?.places.facets ?? [];
  const cities = (more.PlacesChoices as PlacesChoicesQuery | null | undefined)?.placeCities ?? [];
  const listed: Listed = {
    page,
    params,
    names: { say, code, distance: (metres) => distanceText(metres, code, code), categories: site.categories, facets, cities },
  };
  const search = searchForm(page, { path: paths.places(), label: 'places.search', placeholder: 'places.searchPlacesAreas', text: query.get('search') ?? '' });
  const found = foundText({ total, city: cities.find(({ id }) => id === params.city)?.name, search: params.search }, say, (n) => n.toLocaleString(code));
  const order = say(SORTS[params.sort ?? ''] ?? 'places.recommended');
  const format = (words: string[]) => new Intl.ListFormat(code).format(words);
  return html`${filterRows(listed, search)}${ignored.length > 0 && html`<p class="fp-note fp-ignored">${ignoredText(ignored, say, format)}</p>`}${activeFilters(listed, understood)}<div class="fp-found"><h2>${found}</h2>
<div class="fp-tools">${opener(say('places.nearMe'), { icon: NEAR, kind: 'fp-up' })}${total > 1 && opener(say('places.sortedBy', { order }))}${opener(say('places.map'), { icon: MAP, kind: 'fp-map-chip' })}</div></div>${notes(listed, didYouMean)}${allOptions(listed)}`;
}
