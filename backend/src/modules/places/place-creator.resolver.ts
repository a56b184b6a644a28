import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { allows } from '../../core/access/access.js';
import type { RequestScope } from '../../core/access/request.js';
import { AdminUser } from '../accounts/index.js';
import { Place } from './place.entity.js';
import type { PlaceModule } from './index.js';

/** Who has added a place, for those who run the guide. */
@Resolver(() => Place)
export class PlaceCreatorResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => AdminUser, {
    nullable: true,
    description: 'Who has added it, as admins see them; null for everyone else, and where nobody or somebody gone has.',
  })
  createdBy(@Root() { createdBy }: Place, @Ctx() { viewer }: RequestScope): Promise<AdminUser | null> | null {
    return createdBy && allows('admin', viewer) ? this.services.userById.load(createdBy) : null;
  }
}
