import { Args, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/index.js';
import { UsualLength } from '../../../core/paging/index.js';
import type { CityModule } from '../city.module.js';
import { WorldCitiesArgs } from './world-city.input.js';
import { WorldCity } from './world-city.type.js';
import { MAX_RESULTS } from './world-index.js';

@Resolver()
export class WorldCityResolver {
  constructor(private readonly services: CityModule) {}

  @Access('admin')
  @UsualLength(MAX_RESULTS)
  @Query(() => [WorldCity], { description: 'Cities of the world by name, to fill in a new city: at most 10, exact names first, then the largest.' })
  worldCities(@Args(() => WorldCitiesArgs) { search }: WorldCitiesArgs): Promise<WorldCity[]> {
    return this.services.worldCities.search(search);
  }
}
