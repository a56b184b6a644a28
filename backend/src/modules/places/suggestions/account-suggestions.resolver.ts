import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Page, PageInput } from '../../../core/paging/index.js';
import { Account } from '../../accounts/index.js';
import type { Place } from '../place.entity.js';
import type { PlaceEdit } from '../place-edit.entity.js';
import { PlaceEditPage, PlacePage } from '../place-page.type.js';
import type { PlaceModule } from '../place.module.js';

const PAGE = { nullable: true, description: 'Page of the list.' } as const;

/** Fields that this module adds to the type `Account`. */
@Resolver(() => Account)
export class AccountPlacesResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => PlacePage, { description: 'Places that the user has suggested, with any status, the newest first.' })
  suggestedPlaces(@Root() { id }: Account, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<Place>> {
    return this.services.placeSuggestions.list(id, page ?? new PageInput());
  }

  @FieldResolver(() => PlaceEditPage, { description: 'Edits that the user has suggested, with any status, the newest first.' })
  placeEdits(@Root() { id }: Account, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<PlaceEdit>> {
    return this.services.placeEdits.list(id, page ?? new PageInput());
  }
}
