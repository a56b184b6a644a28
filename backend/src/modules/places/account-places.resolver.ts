import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Page, PageInput } from '../../core/paging/page.js';
import { Account } from '../accounts/index.js';
import type { Place } from './place.entity.js';
import type { PlaceEdit } from './place-edit.entity.js';
import { PlaceEditPage, PlacePage } from './place-page.type.js';
import type { PlaceModule } from './index.js';

const PAGE = { nullable: true, description: 'Which part of the list.' } as const;

/** What this module adds to the person who is signed in. */
@Resolver(() => Account)
export class AccountPlacesResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => PlacePage, { description: 'The places that they have suggested, the newest first, whatever became of them.' })
  suggestedPlaces(@Root() { id }: Account, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<Place>> {
    return this.services.placeSuggestions.list(id, page ?? new PageInput());
  }

  @FieldResolver(() => PlaceEditPage, { description: 'The edits that they have suggested, the newest first.' })
  placeEdits(@Root() { id }: Account, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<PlaceEdit>> {
    return this.services.placeEdits.list(id, page ?? new PageInput());
  }
}
