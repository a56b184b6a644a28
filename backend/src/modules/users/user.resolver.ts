import { Arg, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/index.js';
import type { UserModule } from './user.module.js';
import { User } from './user.entity.js';

@Resolver(() => User)
export class UserResolver {
  constructor(private readonly services: UserModule) {}

  @Access('public')
  @Query(() => User, { nullable: true, description: 'Public profile of a user; NOT_FOUND if the user does not exist, is suspended or deleted.' })
  person(@Arg('id', () => ID, { description: 'Identifier of the user.' }) id: string): Promise<User> {
    return this.services.users.get(id);
  }
}
