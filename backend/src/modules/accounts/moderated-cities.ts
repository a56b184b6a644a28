import { ArrayMaxSize, IsArray, IsOptional, IsUUID } from 'class-validator';
import { Field, ID } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../core/access/index.js';
import { isId } from '../../core/db/index.js';
import { InvalidInput, type Reason } from '../../core/errors/index.js';
import { because } from '../../core/validation/index.js';

/** Maximum number of cities of a moderator. */
const MOST_CITIES = 200;
const TOO_MANY: Reason = ['console.tooManyModeratedCities', { n: MOST_CITIES }];

/** Options of a field or argument for the cities of a moderator. */
export const MODERATED_CITY_IDS = {
  nullable: true,
  description: `Identifiers of the cities that a moderator decides about, at most ${MOST_CITIES}; without a value, all cities.`,
} as const;

/** The field `cityIds` of an input: the cities of a moderator. */
export function ModeratedCityIds(): PropertyDecorator {
  const rules = [
    Field(() => [ID], MODERATED_CITY_IDS),
    IsOptional(),
    IsArray(because(TOO_MANY)),
    ArrayMaxSize(MOST_CITIES, because(TOO_MANY)),
    IsUUID('all', { each: true, ...because('places.cityUnknown') }),
  ];
  return (target, key) => rules.forEach((decorate) => decorate(target, key));
}

/**
 * Returns the cities that a role is limited to as they are stored: their ids, sorted; null for all cities.
 * @param cityIds null or absent for all cities
 * @throws InvalidInput if only moderators can be limited, if the list is empty or too long, and for an unknown city
 */
export async function limitedTo(manager: EntityManager, role: Role, cityIds: readonly string[] | null | undefined): Promise<string[] | null> {
  if (!cityIds) return null;
  if (role !== 'moderator') throw new InvalidInput({ cityIds: 'console.onlyModeratorsHaveCities' });
  if (cityIds.length === 0) throw new InvalidInput({ cityIds: 'console.moderatedCitiesMissing' });
  if (cityIds.length > MOST_CITIES) throw new InvalidInput({ cityIds: TOO_MANY });
  const ids = [...new Set(cityIds.map((id) => id.toLowerCase()))];
  // By SQL, because `accounts` must not import the module `cities`.
  const known = await manager.query<{ id: string }[]>('SELECT id FROM cities WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id', [
    ids.filter(isId),
  ]);
  if (known.length < ids.length) throw new InvalidInput({ cityIds: 'places.cityUnknown' });
  return known.map(({ id }) => id);
}

/** Returns whether a moderator gets a new city. @param before former cities; null for all, as for `after` */
export const gainsCities = (before: readonly string[] | null, after: readonly string[] | null): boolean =>
  before !== null && (after === null || after.some((id) => !before.includes(id)));
