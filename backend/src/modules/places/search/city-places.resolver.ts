import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { City } from '../../cities/index.js';
import { Place } from '../place.entity.js';
import { FeaturedPlacesArgs } from '../place.input.js';
import type { PlaceModule } from '../place.module.js';

/** Fields that this module adds to the type `City`. */
@Resolver(() => City)
export class CityPlacesResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => [Place], { description: 'Public places of the city: featured ones first, then by ranking.' })
  featuredPlaces(@Root() city: City, @Args() { limit }: FeaturedPlacesArgs): Promise<Place[]> {
    return this.services.places.featured(city.id, limit);
  }
}
