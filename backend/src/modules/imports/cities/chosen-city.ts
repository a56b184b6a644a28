import type { ClientBase } from 'pg';
import { countryName } from '../../../core/geo/index.js';
import { citiesByName } from './city.query.js';
import type { CityMaker, KnownCity, NamedCity } from './city-maker.js';
import type { Point } from './points.js';
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
    const list = found.slice(0, LISTED).map(described).sort().join('; ');
    throw new UnusableFile(
      `There are ${found.length} cities “${name}” on this site: ${list}${found.length > LISTED ? '; …' : ''}. Add the state or country: --city "${name}, Country".`,
    );
  }
  const words = { city: name, state: stated.length > 1 ? (stated[0] ?? null) : null, country: stated.at(-1) ?? null };
  const made = await maker.make(client, words, { points, isAtWorldsPoint: true, isRegionGuessed: true });
  if (made) return made;
  throw new UnusableFile(
    `The city “${text}” is neither on this site nor known in the world, and the first rows have no coordinates. Check the name, add its state and country (--city "${name}, State, Country"), or add the city to the site first.`,
  );
}
