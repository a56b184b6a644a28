import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { RequestScope, SignedInScope } from '../../core/access/request.js';
import { type Page, PageInput } from '../../core/paging/page.js';
import { Account } from '../accounts/index.js';
import { Place, PlacePage } from '../places/index.js';
import type { FavoriteModule } from './index.js';

const PLACE_ID = { description: 'The place.' };

/** Favourites, and what they add to a place. */
@Resolver(() => Place)
export class FavoriteResolver {
  constructor(private readonly services: FavoriteModule) {}

  @Access('signed-in')
  @Mutation(() => Place, { description: 'Marks a place as a favourite; it may be one already.' })
  addFavorite(@Arg('placeId', () => ID, PLACE_ID) placeId: string, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.favorites.add(viewer, placeId);
  }

  @Access('signed-in')
  @Mutation(() => Place, { description: 'Takes a place from the favourites; it need not be one.' })
  removeFavorite(@Arg('placeId', () => ID, PLACE_ID) placeId: string, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.favorites.remove(viewer, placeId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has marked it as a favourite.' })
  isFavorite(@Root() place: Place, @Ctx() { viewer }: RequestScope): Promise<boolean> {
    return this.services.favorites.has(viewer, place.id);
  }
}

/** What favourites add to an account. */
@Resolver(() => Account)
export class AccountFavoritesResolver {
  constructor(private readonly services: FavoriteModule) {}

  @FieldResolver(() => PlacePage, { description: 'The places that they have marked, the last first; hidden places are left out.' })
  favorites(
    @Root() account: Account,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<Page<Place>> {
    return this.services.favorites.list(account.id, page ?? new PageInput());
  }
}
