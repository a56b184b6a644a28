import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Access, type RequestScope, type SignedInScope } from '../../core/access/index.js';
import { type Page, PageInput } from '../../core/paging/index.js';
import { Account } from '../accounts/index.js';
import { Place, PlacePage } from '../places/index.js';
import type { FavoriteModule } from './favorite.module.js';

const PLACE_ID = { description: 'Identifier of the place.' };

/** Mutations of favorites, and the field that favorites add to `Place`. */
@Resolver(() => Place)
export class FavoriteResolver {
  constructor(private readonly services: FavoriteModule) {}

  @Access('signed-in')
  @Mutation(() => Place, { description: 'Adds a place to the favorites of the viewer; has no effect if it is one already.' })
  addFavorite(@Arg('placeId', () => ID, PLACE_ID) placeId: string, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.favorites.add(viewer, placeId);
  }

  @Access('signed-in')
  @Mutation(() => Place, { description: 'Removes a place from the favorites of the viewer; has no effect if it is none.' })
  removeFavorite(@Arg('placeId', () => ID, PLACE_ID) placeId: string, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.favorites.remove(viewer, placeId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the place is a favorite of the viewer.' })
  isFavorite(@Root() place: Place, @Ctx() { viewer }: RequestScope): Promise<boolean> {
    return this.services.favorites.has(viewer, place.id);
  }
}

/** The field that favorites add to `Account`. */
@Resolver(() => Account)
export class AccountFavoritesResolver {
  constructor(private readonly services: FavoriteModule) {}

  @FieldResolver(() => PlacePage, { description: 'Favorite places of the user, the last added first; places that are not public are left out.' })
  favorites(
    @Root() account: Account,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<Place>> {
    return this.services.favorites.list(account.id, page ?? new PageInput());
  }
}
