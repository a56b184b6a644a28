import { FieldResolver, Resolver, Root } from 'type-graphql';
import { UsualLength } from '../../core/paging/page.js';
import { Account } from '../accounts/index.js';
import { User } from '../users/index.js';
import { PlaceList } from './place-list.entity.js';
import type { FavoriteModule } from './index.js';

/** What lists add to an account. */
@Resolver(() => Account)
export class AccountListsResolver {
  constructor(private readonly services: FavoriteModule) {}

  @UsualLength(10)
  @FieldResolver(() => [PlaceList], { description: 'Their lists, the last changed first.' })
  lists(@Root() account: Account): Promise<PlaceList[]> {
    return this.services.placeLists.ownedBy(account.id);
  }
}

/** What lists add to a person. */
@Resolver(() => User)
export class UserListsResolver {
  constructor(private readonly services: FavoriteModule) {}

  @UsualLength(10)
  @FieldResolver(() => [PlaceList], { description: 'Their public lists, the last changed first.' })
  lists(@Root() user: User): Promise<PlaceList[]> {
    return this.services.placeLists.publicOf(user.id);
  }
}
