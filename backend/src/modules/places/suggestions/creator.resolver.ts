import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { allows, type RequestScope } from '../../../core/access/index.js';
import { AdminUser } from '../../accounts/index.js';
import { Place } from '../place.entity.js';
import type { PlaceModule } from '../place.module.js';

/** Adds the creator of a place to the type `Place`, for admins. */
@Resolver(() => Place)
export class PlaceCreatorResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => AdminUser, {
    nullable: true,
    description: 'User who added the place, for admins only; null for everyone else, for imported places and if the account is gone.',
  })
  createdBy(@Root() { createdBy }: Place, @Ctx() { viewer }: RequestScope): Promise<AdminUser | null> | null {
    return createdBy && allows('admin', viewer) ? this.services.userById.load(createdBy) : null;
  }
}
