import { paths, type PlacesParams } from '../../lib/address';
import type { TextKey } from '../../lib/i18n';
import { html, type Html } from '../../lib/page';
import {
  chosenOf,
  type FilterNames,
  firstAttributes,
  firstCategories,
  isYesNo,
  NO_FILTERS,
  optionName,
  PHONE_ROOM,
  roomFor,
  shownFilters,
  toggled,
  understoodName,
  withoutWords,
} from '../../lib/places';
import type { Facet_FacetFragment } from '../../lib/places/Facet.generated';
import type { Understood_PartFragment } from '../../lib/places/Understood.generated';
import { nameOf } from '../../lib/site';
import { CLOCK, CLOSE, MORE, NEAR, STAR, TUNE } from './icons';
import type { Page } from './page';
import { withoutScripts } from './without';

/** List of places whose filters are drawn. */
export interface Listed {
  page: Page;
  params: PlacesParams;
  names: FilterNames;
}

interface ChipLook {
  /** Number of places with the option. */
  count?: string;
  isActive?: boolean;
  icon?: Html;
  /** Label for screen readers, if it is not the name. */
  label?: string;
  /** Class of the chip. */
  kind?: string;
}

const content = (name: string, { count, icon }: ChipLook): Html => html`${icon}<bdi>${name}</bdi>${count !== undefined && html`<i>${count}</i>`}`;

const hrefOf = ({ page, params }: Listed, change: Partial<PlacesParams>): string =>
  page.at(paths.places({ ...params, page: undefined, view: undefined, ...change }));

/** Returns a chip that is a link to the list with other filters. */
const link = (listed: Listed, change: Partial<PlacesParams>, name: string, look: ChipLook = {}): Html =>
  html`<a class="fp-chip ${look.kind ?? ''}${look.isActive && ' fp-on'}" href="${hrefOf(listed, change)}" ${look.label && html`aria-label="${look.label}"`}>${content(name, look)}${(look.isActive === true || look.label) && CLOSE}</a>`;

/** Returns a chip of the client that opens something. It does nothing before the client runs, and is hidden in browsers without scripts. */
export const opener = (name: string, look: ChipLook = {}): Html =>
  html`<span class="fp-chip fp-opener ${look.kind ?? ''}${look.isActive && ' fp-on'}" aria-hidden="true">${content(name, look)}${look.icon !== TUNE && look.icon !== NEAR && MORE}</span>`;

const countOf = (count: number, { isPartial }: Facet_FacetFragment, { code }: Page): string => count.toLocaleString(code) + (isPartial && count > 0 ? '+' : '');

/** Returns the chips of categories, of which the first ones are links. */
function categoryChips(listed: Listed, most: number): Html[] {
  const { page, params, names } = listed;
  const { say, code, site } = page;
  const facet = names.facets.find(({ key }) => key === 'category');
  const chosen = chosenOf(params, 'category');
  const options = (facet?.options ?? []).map(({ value, count }) => ({ value, count, isEmpty: count === 0 }));
  const shown = facet ? firstCategories(options, chosen, most) : [];
  const others = chosen.filter((slug) => !shown.some(({ value }) => value === slug)).length;
  const more = say(most > 0 ? 'places.more' : 'places.category');
  return [
    ...(shown.length > 0 ? [link(listed, { category: undefined }, say('places.allCategories'), { kind: chosen.length > 0 ? '' : 'fp-all' })] : []),
    ...shown.map(({ value, count }) =>
      link(listed, toggled(params, 'category', value), nameOf(site.categories, value, code, say), {
        ...(facet && { count: countOf(count, facet, page) }),
        isActive: chosen.includes(value),
      }),
    ),
    opener(others > 0 ? `${more} (${others})` : more, { isActive: others > 0 }),
  ];
}

/** Returns the chip of an attribute or of prices. */
function facetChip(listed: Listed, facet: Facet_FacetFragment): Html {
  const { page, params } = listed;
  const { key, name, options } = facet;
  const chosen = chosenOf(params, key);
  const [yes] = options;
  if (yes && isYesNo(facet))
    return link(listed, toggled(params, key, 'yes'), name, { count: countOf(yes.count, facet, page), isActive: chosen.includes('yes') });
  const only = chosen.length === 1 ? optionName(facet, String(chosen[0])) : undefined;
  return opener(only ?? (chosen.length > 1 ? `${name} (${chosen.length})` : name), { isActive: chosen.length > 0 });
}

/** Returns the chips of the most used filters. */
function firstChips(listed: Listed, room: ReturnType<typeof roomFor>): Html[] {
  const { page, params, names } = listed;
  const { say, site } = page;
  const facet = (key: string) => names.facets.find((one) => one.key === key);
  const [open, price] = [facet('open'), facet('price')];
  const isNow = params.openAt === 'now';
  const now = params.openAt === undefined || isNow ? open?.options.find(({ value }) => value === 'now') : undefined;
  const stars = params.minRating ? (`places.n${params.minRating}Stars` as TextKey) : 'places.rating';
  return [
    link(listed, toggled(params, 'open', 'now'), say('places.openNow'), {
      kind: isNow ? 'fp-plain' : '',
      icon: CLOCK,
      isActive: isNow,
      ...(open && now && { count: countOf(now.count, open, page) }),
    }),
    ...(price ? [facetChip(listed, price)] : []),
    opener(say(stars), { icon: STAR, isActive: params.minRating !== undefined }),
    ...categoryChips(listed, room.categories),
    ...firstAttributes(names.facets, params, site.filters, room.attributes).map((one) => facetChip(listed, one)),
  ];
}

/** Returns the button for all filters. */
function allFilters({ page: { say }, params, names }: Listed): Html {
  const count = shownFilters(params, names).length;
  return opener(count > 0 ? say('places.filtersCount', { count }) : say('places.filters'), { icon: TUNE, isActive: count > 0, kind: 'fp-tune' });
}

/** Returns the rows of filters for wide windows and for phones; `search` is the search form. */
export function filterRows(listed: Listed, search: Html): Html {
  const { params, names, page } = listed;
  const { say } = page;
  const city = names.cities.find(({ id }) => id === params.city)?.name ?? say('places.allCities');
  const row = (kind: string, chips: Html[]) => html`<div class="fp-row ${kind}">${chips}</div>`;
  const cityChip = opener(city, { kind: 'fp-city', isActive: params.city !== undefined });
  return html`<div class="fp-bar">${search}${row('fp-medium', [cityChip, ...firstChips(listed, roomFor(params, false))])}${row('fp-wide', [cityChip, ...firstChips(listed, roomFor(params, true))])}${allFilters(listed)}</div>
${row('fp-phone', [opener(say('places.nearMe'), { icon: NEAR, isActive: params.near !== undefined }), ...firstChips(listed, PHONE_ROOM)])}`;
}

/** Returns the active filters, and what was understood of the search, as links to the list without them. */
export function activeFilters(listed: Listed, understood: readonly Understood_PartFragment[]): Html | false {
  const { page, params, names } = listed;
  const { say } = page;
  const { search = '' } = params;
  const shown = shownFilters(params, names);
  if (shown.length === 0 && search === '') return false;
  const words = understood.map((part) => {
    const name = understoodName(part, names);
    return link(listed, { search: withoutWords(search, part.text) }, name, {
      kind: 'fp-words-of',
      label: say('places.removeWords', { words: part.text, name }),
    });
  });
  const filters = shown.map(({ name, without }) => link(listed, without, name, { kind: 'fp-chosen', label: say('places.removeFilter', { name }) }));
  return html`<nav class="fp-row fp-active" aria-label="${say('places.activeFilters')}">${words}${filters}<a class="fp-clear" href="${hrefOf(listed, NO_FILTERS)}">${say('places.clearAll')}</a></nav>`;
}

/** Returns all options with places as links, for browsers without scripts. */
export function allOptions(listed: Listed): Html | false {
  const { page, params, names } = listed;
  const group = (facet: Facet_FacetFragment) => {
    const options = facet.options.filter(
      ({ value, count }) => (facet.key !== 'open' || value === 'now') && (count > 0 || chosenOf(params, facet.key).includes(value)),
    );
    const links = options.map(
      ({ value, name, count }) =>
        html`<a href="${hrefOf(listed, toggled(params, facet.key, value))}" ${chosenOf(params, facet.key).includes(value) && html`aria-current="true"`}><bdi>${name}</bdi> (${countOf(count, facet, page)})</a> `,
    );
    return html`<p><bdi>${facet.name}</bdi>: ${links}</p>`;
  };
  const groups = names.facets.filter(({ options }) => options.some(({ count }) => count > 0)).map(group);
  return groups.length > 0 && withoutScripts(html`<details><summary>${page.say('places.filters')}</summary>${groups}</details>`);
}
