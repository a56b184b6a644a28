import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { allows, type RequestScope } from '../../core/access/index.js';
import { Moderation } from '../../core/moderation/index.js';
import { Photo } from '../photos/index.js';
import { Place } from '../places/index.js';
import { User } from '../users/index.js';
import { monthOf, Review } from './review.entity.js';
import { moderationOf, rightsOf } from './review.policy.js';
import { ReviewRights } from './review.type.js';
import type { ReviewModule } from './review.module.js';

@Resolver(() => Review)
export class ReviewResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'Author of the review; null if the account is gone.' })
  user(@Root() review: Review): Promise<User | null> {
    return this.services.userById.load(review.userId);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'Place of the review; null if it is hidden, except for admins.' })
  place(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<Place | null> {
    const { placeById, publicPlaceById } = this.services;
    return (allows('admin', viewer) ? placeById : publicPlaceById).load(review.placeId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Month of the visit, such as `2026-03`.' })
  visitMonth(@Root() review: Review): string | null {
    return monthOf(review);
  }

  @FieldResolver(() => [Photo], { description: 'Approved photos in display order; all photos for its author and moderators.' })
  photos(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<Photo[]> {
    return this.services.reviewPhotos.list(review, viewer);
  }

  @FieldResolver(() => Moderation, { nullable: true, description: 'Status of the review, for its author and moderators; null for everyone else.' })
  async moderation(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<Moderation | null> {
    return moderationOf(await this.services.reviews.placed(viewer, review), viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has voted for the review.' })
  hasVoted(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<boolean> {
    return this.services.reviews.hasVoted(review.id, viewer);
  }

  @FieldResolver(() => ReviewRights, { description: 'Rights of the viewer on the review.' })
  async viewerCan(@Root() review: Review, @Ctx() { viewer }: RequestScope): Promise<ReviewRights> {
    const placed = await this.services.reviews.placed(viewer, review);
    return rightsOf(placed, viewer, (await this.services.publicPlaceById.load(review.placeId)) !== null);
  }
}
