import type { PlacesParams } from '../address';
import type { Say } from '../languages';
import { nameOf, type Site } from '../site';
import type { Facet_FacetFragment } from './Facet.generated';
import { chosenOf, withChosen } from './filterChoices';
import type { Understood_PartFragment } from './Understood.generated';

/** Texts and lists that the names of filters depend on. */
export interface FilterNames {
  /** Returns a text in the page's language. */
  say: Say;
  /** Tag of the page's language. */
  code: string;
  /** Formats a distance (m). */
  distance: (metres: number) => string;
  categories: Site['categories'];
  /** Facets of the list; empty before they are loaded. */
  facets: readonly Facet_FacetFragment[];
  /** Cities by which the list can be filtered; empty before they are loaded. */
  cities: readonly { id: string; name: string }[];
}

/** A filter of the list. */
export interface ShownFilter {
  key: string;
  name: string;
  /** Change of the address that removes it. */
  without: Partial<PlacesParams>;
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Returns the name of a time for the filter by opening hours. @param otherwise name of another text */
function openName(at: string, { say, code }: FilterNames, otherwise: string): string {
  if (at === 'now') return say('places.openNow');
  if (!LOCAL_TIME.test(at)) return otherwise;
  const format = new Intl.DateTimeFormat(code, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return say('places.openAt', { time: format.format(new Date(`${at}Z`)) });
}

/** Returns whether a facet is an attribute that a place has or has not. */
export const isYesNo = ({ options }: Facet_FacetFragment): boolean => options.map(({ value }) => value).join() === 'yes,no';

/**
 * Returns the name that an option of a facet has without the facet's name beside it: "Pizza"; "Wheelchair accessible" for a yes, "Dogs: On a leash" for
 * another answer. Undefined for an unknown option.
 */
export function optionName(facet: Facet_FacetFragment | undefined, value: string): string | undefined {
  const option = facet?.options.find((one) => one.value === value);
  const isAnswered = facet?.key !== 'photos' && facet?.options.some((one) => one.value === 'yes');
  if (!facet || !option || !isAnswered) return option?.name;
  return value === 'yes' ? facet.name : `${facet.name}: ${option.name}`;
}

const facetOf = (key: string, { facets }: FilterNames) => facets.find((one) => one.key === key);

function nameIn(key: string, value: string, names: FilterNames): string {
  const { say, code, categories } = names;
  if (key === 'category') return nameOf(categories, value, code, say);
  if (key === 'open') return openName(value, names, value);
  if (key === 'rating') return say(`places.n${value}Stars` as 'places.n4Stars');
  return optionName(facetOf(key, names), value) ?? (key === 'price' && value !== 'free' ? '$'.repeat(Number(value)) : value);
}

/** Returns the filters of an address with their names, without the search text, the order and the point for distances. */
export function shownFilters(params: PlacesParams, names: FilterNames): ShownFilter[] {
  const { say, distance, cities } = names;
  const attributes = [...new Set((params.attr ?? []).map((entry) => entry.split(':')[0] ?? ''))];
  const ofFacets = ['open', 'price', 'category', 'rating', 'photos', ...attributes].flatMap((key) => {
    const chosen = chosenOf(params, key);
    return chosen.map((value) => ({
      key: `${key}:${value}`,
      name: nameIn(key, value, names),
      without: withChosen(
        params,
        key,
        chosen.filter((one) => one !== value),
      ),
    }));
  });
  const { city, pincode, area, addedWithin, maxDistance } = params;
  const others: (ShownFilter | false)[] = [
    city !== undefined && { key: 'city', name: cities.find(({ id }) => id === city)?.name ?? say('places.city'), without: { city: undefined } },
    pincode !== undefined && { key: 'pincode', name: `${say('places.pincode')}: ${pincode}`, without: { pincode: undefined } },
    addedWithin !== undefined && { key: 'added', name: say('places.addedWithin', { count: addedWithin }), without: { addedWithin: undefined } },
    maxDistance !== undefined && {
      key: 'distance',
      name: say('places.within', { distance: distance(maxDistance) }),
      without: { maxDistance: undefined },
    },
    area !== undefined && { key: 'area', name: say('places.mapArea'), without: { area: undefined } },
  ];
  return [...ofFacets, ...others.filter((one) => one !== false)];
}

/** Returns the name of a part of a search text that was understood: "Vegan", "Open now", "Lisbon". */
export function understoodName({ kind, key, value, text }: Understood_PartFragment, names: FilterNames): string {
  const { say, cities } = names;
  const all = (group: string) =>
    value
      .split(',')
      .map((one) => nameIn(group, one, names))
      .join(', ');
  switch (kind) {
    case 'open':
      return openName(value, names, text);
    case 'price':
    case 'category':
      return all(kind);
    case 'attribute':
      return value.split(',').every((one) => optionName(facetOf(key, names), one) !== undefined) ? all(key) : text;
    case 'city':
      return cities.find(({ id }) => id === value)?.name ?? text;
    case 'sort':
      return say(value === 'newest' ? 'places.newest' : 'places.highestRated');
    case 'near':
      return say('places.nearMe');
    default:
      return text;
  }
}
