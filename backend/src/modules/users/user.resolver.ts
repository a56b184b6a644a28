import { Arg, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { UserModule } from './index.js';
import { User } from './user.entity.js';

@Resolver(() => User)
export class UserResolver {
  constructor(private readonly services: UserModule) {}

  @Access('public')
  @Query(() => User, { nullable: true, description: 'A person, as everyone may see them; NOT_FOUND where there is none.' })
  person(@Arg('id', () => ID, { description: 'Their identifier.' }) id: string): Promise<User> {
    return this.services.users.get(id);
  }
}
