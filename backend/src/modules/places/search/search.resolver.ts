import { Args, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../core/access/index.js';
import { AutocompleteArgs } from '../place.input.js';
import { Autocomplete } from './autocomplete.type.js';
import { PlacePage } from '../place-page.type.js';
import { UnderstoodPart } from './understood.type.js';
import type { PlacesPage } from '../place.service.js';
import type { PlaceModule } from '../place.module.js';

@Resolver(() => PlacePage)
export class PlaceSearchResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('public')
  @Query(() => Autocomplete, { description: 'Suggestions for a search text that is being typed.' })
  autocomplete(@Args(() => AutocompleteArgs) { text }: AutocompleteArgs): Promise<Autocomplete> {
    return this.services.autocomplete.complete(text);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Corrected search words in lower case, if no place has the given ones; the items then match the corrected words.',
  })
  didYouMean(@Root() page: PlacesPage): string | null {
    return page.meant ?? null;
  }

  @FieldResolver(() => [UnderstoodPart], {
    description: 'Parts of the search text that were understood, in their order. Their words are not only looked for in texts.',
  })
  understood(@Root() page: PlacesPage): readonly UnderstoodPart[] {
    return page.understood ?? [];
  }
}
