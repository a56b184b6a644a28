import type { EntityManager } from 'typeorm';
import { StartError } from '../../../core/errors/index.js';
import type { Bounds } from '../../../core/place-files/index.js';
import { loadCategories } from '../../site/index.js';
import { CITIES_NAMED, type ExportFilter } from './export.query.js';

/** Rows to export, as an operator names them. */
export interface ExportSelection {
  /** Name of a city: `Pune`, or `Pune, India` if several cities have the name. */
  city?: string | undefined;
  /** Slugs or aliases of categories. */
  categories?: readonly string[] | undefined;
  bounds?: Bounds | undefined;
}

/** A city as its name tells it. */
interface NamedCity {
  id: string;
  name: string;
  state: string;
  country: string;
}

const labelOf = ({ name, state, country }: NamedCity): string => [name, state, country].join(', ');

/**
 * Finds a public city by its name: `Pune`, or `Pune, India` if several cities have the name.
 * @throws StartError if there is none, or several
 */
export async function cityNamed(manager: EntityManager, name: string): Promise<NamedCity> {
  const [city, ...others] = await manager.query<NamedCity[]>(CITIES_NAMED, [name]);
  if (!city) throw new StartError(`No public city has the name “${name}”. "export --what cities -" lists all cities.`);
  if (others.length === 0) return city;
  const names = [city, ...others].map((one) => `“${labelOf(one)}”`);
  throw new StartError(`${names.length} cities have the name “${name}”. Use one of ${names.join(', ')}.`);
}

/**
 * Returns the filter of a selection, and the name of its city.
 * @throws StartError if a city or a category does not exist, or several cities have the name
 */
export async function readSelection(manager: EntityManager, { city, categories, bounds }: ExportSelection): Promise<{ filter: ExportFilter; place?: string }> {
  const list = categories && (await loadCategories(manager));
  const unknown = categories?.find((word) => !list?.find(word));
  if (unknown !== undefined)
    throw new StartError(`There is no category “${unknown}”. The categories are ${list?.all.map(({ slug }) => slug).join(', ') ?? ''}.`);
  const found = city === undefined ? undefined : await cityNamed(manager, city);
  return {
    filter: { cityId: found?.id, categories: categories?.flatMap((word) => list?.wordsOf(word) ?? []), bounds },
    ...(found && { place: `${found.name}, ${found.country}` }),
  };
}
