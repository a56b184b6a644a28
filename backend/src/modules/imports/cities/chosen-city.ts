import type { ClientBase } from 'pg';
import { countryName, type Point } from '../../../core/geo/index.js';
import { shown } from '../../../core/validation/index.js';
import { cityById, citiesByName } from './city.query.js';
import type { CityMaker, KnownCity, NamedCity } from './city-maker.js';
import { UnusableFile } from '../readers/index.js';

interface Choice {
  /** Name, then state and country if they are needed, separated by commas. */
  text: string;
  /** Positions of the first places. */
  points: readonly Point[];
  maker: CityMaker;
  isDryRun: boolean;
}

/** Maximum number of cities that a message lists. */
const LISTED = 5;

const sameText = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base', ignorePunctuation: true }) === 0;
const described = ({ name, state, country }: NamedCity): string => [...new Set([name, state, country])].join(', ');

/**
 * Returns the city that the operator has chosen: one of this site, or else a new one.
 * @throws UnusableFile if several cities have the name, or if the city is unknown and cannot be added
 */
export async function chooseCity(client: ClientBase, { text, points, maker, isDryRun }: Choice): Promise<KnownCity> {
  const [name = '', ...places] = text.split(',').map((part) => part.trim());
  const stated = places.map(countryName);
  const { rows } = await client.query<NamedCity>(citiesByName(isDryRun), [[name], [null], [null]]);
  const found = rows.filter(({ state, country }) => stated.every((place) => sameText(place, country) || sameText(place, state)));
  const [first, ...others] = found;
  if (first && others.length === 0) return first;
  if (first) {
    const list = found
      .slice(0, LISTED)
      .map(described)
      .sort()
      .map((city) => shown(city))
      .join('; ');
    throw new UnusableFile(['imports.cityAmbiguous', { n: found.length, name: shown(name), cities: `${list}${found.length > LISTED ? '; …' : ''}` }]);
  }
  const words = { city: name, state: stated.length > 1 ? (stated[0] ?? null) : null, country: stated.at(-1) ?? null };
  const made = await maker.make(client, words, { points, isAtWorldsPoint: true, isRegionGuessed: true });
  if (made) return made;
  throw new UnusableFile(['imports.cityUnknown', { city: shown(text), name: shown(name) }]);
}

/**
 * Returns a city of this site that the operator has chosen in a list.
 * @throws UnusableFile if the site does not have it any more
 */
export async function chooseCityById(client: ClientBase, id: string): Promise<KnownCity> {
  const { rows } = await client.query<KnownCity>(cityById, [id]);
  if (rows[0]) return rows[0];
  throw new UnusableFile('imports.cityGone');
}
