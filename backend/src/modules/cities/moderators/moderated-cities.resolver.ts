import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { User } from '../../users/index.js';
import { Account, AdminUser, Invitation } from '../../accounts/index.js';
import { City } from '../city.entity.js';
import type { CityModule } from '../city.module.js';

const CITIES = { nullable: true, description: 'Cities that the moderator decides about, by name; null for all cities, and for other roles.' };

type Limited = Pick<User, 'role' | 'moderatedCityIds'>;

/** Returns the cities of a moderator that are not deleted, by name; null for all cities, and for other roles. */
async function citiesOf({ cityById }: CityModule, { role, moderatedCityIds }: Limited): Promise<City[] | null> {
  if (role !== 'moderator' || !moderatedCityIds) return null;
  const cities = await Promise.all(moderatedCityIds.map((id) => cityById.load(id)));
  return cities.flatMap((city) => (city && !city.deletedAt ? city : [])).sort((a, b) => a.name.localeCompare(b.name));
}

/** The field that this module adds to `AdminUser`. */
@Resolver(() => AdminUser)
export class AdminUserCitiesResolver {
  constructor(private readonly services: CityModule) {}

  @FieldResolver(() => [City], CITIES)
  moderatedCities(@Root() user: AdminUser): Promise<City[] | null> {
    return citiesOf(this.services, user);
  }
}

/** The field that this module adds to `Account`. */
@Resolver(() => Account)
export class AccountCitiesResolver {
  constructor(private readonly services: CityModule) {}

  @FieldResolver(() => [City], CITIES)
  moderatedCities(@Root() account: Account): Promise<City[] | null> {
    return citiesOf(this.services, account);
  }
}

/** The field that this module adds to `Invitation`. */
@Resolver(() => Invitation)
export class InvitationCitiesResolver {
  constructor(private readonly services: CityModule) {}

  @FieldResolver(() => [City], CITIES)
  moderatedCities(@Root() invitation: Invitation): Promise<City[] | null> {
    return citiesOf(this.services, invitation);
  }
}
