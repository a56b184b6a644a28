import { FieldResolver, Resolver, Root } from 'type-graphql';
import { UsualLength } from '../../core/paging/index.js';
import { Account } from '../accounts/index.js';
import { User } from '../users/index.js';
import { PlaceList } from './place-list.entity.js';
import type { FavoriteModule } from './favorite.module.js';

/** The field that lists add to `Account`. */
@Resolver(() => Account)
export class AccountListsResolver {
  constructor(private readonly services: FavoriteModule) {}

  @UsualLength(10)
  @FieldResolver(() => [PlaceList], { description: 'All lists of the user, the last changed first.' })
  lists(@Root() account: Account): Promise<PlaceList[]> {
    return this.services.placeLists.ownedBy(account.id);
  }
}

/** The field that lists add to `User`. */
@Resolver(() => User)
export class UserListsResolver {
  constructor(private readonly services: FavoriteModule) {}

  @UsualLength(10)
  @FieldResolver(() => [PlaceList], { description: 'Public lists of the user, the last changed first.' })
  lists(@Root() user: User): Promise<PlaceList[]> {
    return this.services.placeLists.publicOf(user.id);
  }
}
