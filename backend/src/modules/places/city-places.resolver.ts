import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { City } from '../cities/index.js';
import { Place } from './place.entity.js';
import { FeaturedPlacesArgs } from './place.input.js';
import type { PlaceModule } from './index.js';

/** What this module adds to a city. */
@Resolver(() => City)
export class CityPlacesResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => [Place], { description: 'Its featured places, then its best ranked.' })
  featuredPlaces(@Root() city: City, @Args() { limit }: FeaturedPlacesArgs): Promise<Place[]> {
    return this.services.places.featured(city.id, limit);
  }
}
