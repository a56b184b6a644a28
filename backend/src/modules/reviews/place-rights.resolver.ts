import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestScope } from '../../core/access/index.js';
import { PlaceRights } from '../places/index.js';
import type { ReviewModule } from './review.module.js';

/** Rights that this module adds to the type `PlaceRights`. */
@Resolver(() => PlaceRights)
export class PlaceRightsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can review the place: signed in, the place is public, and not reviewed yet.' })
  async review(@Root() { placeId, isPublic }: PlaceRights, @Ctx() { viewer }: RequestScope): Promise<boolean> {
    return viewer !== null && isPublic && !(await this.services.reviewed.load({ userId: viewer.id, placeId }));
  }
}
