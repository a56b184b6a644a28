import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { CostOfPage } from '../../../core/paging/index.js';
import { NamesArgs } from '../attributes/index.js';
import { PlacePage } from '../place-page.type.js';
import type { PlacesPage } from '../place.service.js';
import type { PlaceModule } from '../place.module.js';
import { Facet } from './facet.type.js';

/** Cost (values): they take about as long as a page of a hundred places. */
const COST = 2000;

@Resolver(() => PlacePage)
export class FacetResolver {
  constructor(private readonly services: PlaceModule) {}

  @CostOfPage(COST)
  @FieldResolver(() => [Facet], {
    description: 'Options by which the list can be filtered, with the number of places of each; only in `Query.places`.',
  })
  facets(@Root() { criteria }: PlacesPage, @Args() { language }: NamesArgs): Promise<Facet[]> {
    return this.services.facets.of(criteria, language);
  }
}
