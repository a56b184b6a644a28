import { Args, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { AutocompleteArgs } from './place.input.js';
import { Autocomplete } from './place-autocomplete.type.js';
import { PlacePage } from './place-page.type.js';
import type { PlacesPage } from './place.service.js';
import type { PlaceModule } from './index.js';

@Resolver(() => PlacePage)
export class PlaceSearchResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('public')
  @Query(() => Autocomplete, { description: 'What a text may become that is still being typed.' })
  autocomplete(@Args(() => AutocompleteArgs) { text }: AutocompleteArgs): Promise<Autocomplete> {
    return this.services.autocomplete.complete(text);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The words that were probably meant, in lower case, where no place has those that were searched for; the items are what has these.',
  })
  didYouMean(@Root() page: PlacesPage): string | null {
    return page.meant ?? null;
  }
}
