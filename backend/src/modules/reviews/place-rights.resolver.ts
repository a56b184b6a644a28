import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestScope } from '../../core/access/request.js';
import { PlaceRights } from '../places/index.js';
import type { ReviewModule } from './index.js';

/** What this module adds to the rights of a viewer at a place. */
@Resolver(() => PlaceRights)
export class PlaceRightsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => Boolean, { description: 'Signed in, and has not reviewed it yet.' })
  async review(@Root() { placeId, isPublic }: PlaceRights, @Ctx() { viewer }: RequestScope): Promise<boolean> {
    return viewer !== null && isPublic && !(await this.services.reviewed.load({ userId: viewer.id, placeId }));
  }
}
