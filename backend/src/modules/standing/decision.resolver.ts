import { FieldResolver, Resolver, Root } from 'type-graphql';
import { User } from '../users/index.js';
import { Decision } from './decision.entity.js';
import type { StandingModule } from './standing.module.js';

@Resolver(() => Decision)
export class DecisionResolver {
  constructor(private readonly services: StandingModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'The moderator or admin; null if the account is deleted or the site decided.' })
  async decider(@Root() { decidedBy }: Decision): Promise<User | null> {
    return decidedBy === null ? null : this.services.userById.load(decidedBy);
  }
}
