import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { allows } from '../../core/access/access.js';
import type { RequestScope } from '../../core/access/request.js';
import { Moderation } from '../../core/moderation/moderation.js';
import { Photo } from '../photos/index.js';
import { Place } from '../places/index.js';
import { User } from '../users/index.js';
import { monthOf, Review } from './review.entity.js';
import { moderationOf, rightsOf } from './review.policy.js';
import { ReviewRights } from './review.type.js';
import type { ReviewModule } from './index.js';

@Resolver(() => Review)
export class ReviewResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'Who wrote it; absent where the account is gone.' })
  user(@Root() review: Review): Promise<User | null> {
    return this.services.userById.load(review.userId);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The place that it is about; absent where that is hidden, but for admins.' })
  place(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<Place | null> {
    const { placeById, publicPlaceById } = this.services;
    return (allows('admin', viewer) ? placeById : publicPlaceById).load(review.placeId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Month of the visit, as `2026-03`.' })
  visitMonth(@Root() review: Review): string | null {
    return monthOf(review);
  }

  @FieldResolver(() => [Photo], { description: 'Its approved photos; its author and moderators see all.' })
  photos(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<Photo[]> {
    return this.services.reviewPhotos.list(review, viewer);
  }

  @FieldResolver(() => Moderation, { nullable: true, description: 'Where it stands; only for its author and moderators.' })
  moderation(@Root() review: Review, @Ctx() { viewer }: RequestScope): Moderation | null {
    return moderationOf(review, viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has found it helpful.' })
  hasVoted(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<boolean> {
    return this.services.reviews.hasVoted(review.id, viewer);
  }

  @FieldResolver(() => ReviewRights, { description: 'What the viewer may do with it.' })
  async viewerCan(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<ReviewRights> {
    return rightsOf(review, viewer, (await this.services.publicPlaceById.load(review.placeId)) !== null);
  }
}
