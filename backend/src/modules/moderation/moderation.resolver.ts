import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, can, type SignedInScope } from '../../core/access/index.js';
import { type Page, PageInput, UsualLength } from '../../core/paging/index.js';
import { Photo } from '../photos/index.js';
import { Place, PlaceEdit, getVisible } from '../places/index.js';
import { Report } from '../reports/index.js';
import { Review } from '../reviews/index.js';
import { contributions } from '../standing/index.js';
import { User } from '../users/index.js';
import type { ModerationModule } from './moderation.module.js';
import { ModerationAuthor, ModerationCounts, ModerationItem, ModerationItemPage, ModerationKind } from './moderation.type.js';

const ITEM_ID = { description: 'Identifier of the item.' };

@Resolver(() => ModerationItem)
export class ModerationResolver {
  constructor(private readonly services: ModerationModule) {}

  @Access('moderator')
  @Query(() => ModerationItemPage, { description: 'Moderation queue of the cities of the viewer, the longest waiting items first.' })
  moderationQueue(
    @Ctx() { viewer }: SignedInScope,
    @Arg('kind', () => ModerationKind, { nullable: true, description: 'Only items of this kind.' }) kind?: ModerationKind,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<ModerationItem>> {
    return this.services.moderation.queue(viewer, kind, page ?? new PageInput());
  }

  @Access('moderator')
  @Query(() => ModerationCounts, { description: 'Numbers of items in the moderation queue of the viewer.' })
  moderationCounts(@Ctx() { viewer }: SignedInScope): Promise<ModerationCounts> {
    return this.services.moderation.counts(viewer);
  }

  @Access('moderator')
  @Mutation(() => User, {
    nullable: true,
    description: 'Claims an item for the viewer for 2 minutes; returns the moderator who already has a claim, or null on success.',
  })
  async claimModerationItem(@Arg('id', () => ID, ITEM_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<User | null> {
    const holder = await this.services.moderationClaims.claim(viewer, id);
    return holder === null ? null : this.services.userById.load(holder);
  }

  @Access('moderator')
  @Mutation(() => Boolean, { description: "Releases the viewer's claim; returns whether there was one." })
  releaseModerationItem(@Arg('id', () => ID, ITEM_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    return this.services.moderationClaims.release(viewer, id);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The place that waits, or that the item belongs to.' })
  async place(@Root() { placeId }: ModerationItem, @Ctx() { viewer }: SignedInScope): Promise<Place | null> {
    return placeId === null ? null : getVisible(viewer, await this.services.placeById.load(placeId));
  }

  @FieldResolver(() => Review, { nullable: true, description: 'The review that waits, or that the item belongs to; else null.' })
  async review(@Root() { reviewId }: ModerationItem): Promise<Review | null> {
    return reviewId === null ? null : this.services.reviewById.load(reviewId);
  }

  @FieldResolver(() => Photo, { nullable: true, description: 'The photo that waits or was reported; else null.' })
  async photo(@Root() { photoId }: ModerationItem): Promise<Photo | null> {
    return photoId === null ? null : this.services.photoById.load(photoId);
  }

  @FieldResolver(() => PlaceEdit, { nullable: true, description: 'The suggested edit that waits; else null.' })
  async edit(@Root() { editId }: ModerationItem): Promise<PlaceEdit | null> {
    return editId === null ? null : this.services.placeEditById.load(editId);
  }

  @UsualLength(3)
  @FieldResolver(() => [Report], { description: 'Open reports of the item, the oldest first, at most 50.' })
  reports(@Root() { targetId }: ModerationItem): Promise<Report[]> {
    return this.services.openReports.load(targetId);
  }

  @FieldResolver(() => ModerationAuthor, { nullable: true, description: 'Author of the item; null if the account is deleted.' })
  async author(@Root() { authorId, reviewId }: ModerationItem): Promise<ModerationAuthor | null> {
    const user = authorId === null ? null : await this.services.userById.load(authorId);
    return user ? { user, reviewId } : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Another moderator who has claimed the item; null if there is none.' })
  async claimedBy(@Root() item: ModerationItem, @Ctx() { viewer }: SignedInScope): Promise<User | null> {
    const holder = await this.services.moderationClaims.claimant(viewer, item);
    return holder === null ? null : this.services.userById.load(holder);
  }
}

const OTHER_REVIEWS = 5;

@Resolver(() => ModerationAuthor)
export class ModerationAuthorResolver {
  constructor(private readonly services: ModerationModule) {}

  @FieldResolver(() => Int, { description: 'Number of approved contributions to all cities, including deleted ones.' })
  async approved(@Root() { user }: ModerationAuthor): Promise<number> {
    return (await this.record(user)).approved;
  }

  @FieldResolver(() => Int, { description: 'Number of refused contributions to all cities, including deleted ones.' })
  async rejected(@Root() { user }: ModerationAuthor): Promise<number> {
    return (await this.record(user)).refused;
  }

  @FieldResolver(() => Int, { description: 'Number of contributions that wait for a decision by the viewer.' })
  async pending(@Root() { user }: ModerationAuthor, @Ctx() { viewer }: SignedInScope): Promise<number> {
    const counts = await this.services.pendingOf.load(user.id);
    const own = counts.filter(({ cityId }) => can(viewer, 'moderate', { ownerId: user.id, shownTo: 'insiders', cityId }));
    return own.reduce((sum, { count }) => sum + count, 0);
  }

  @FieldResolver(() => Int, { description: "Number of reports of the user's contributions to all cities that moderators agreed with." })
  upheldReports(@Root() { user }: ModerationAuthor): Promise<number> {
    return this.services.upheldReports.load(user.id);
  }

  @UsualLength(OTHER_REVIEWS)
  @FieldResolver(() => [Review], { description: `Latest other reviews of the user in the cities of the viewer, at most ${OTHER_REVIEWS}.` })
  async recentReviews(@Root() { user, reviewId }: ModerationAuthor, @Ctx() { viewer }: SignedInScope): Promise<Review[]> {
    const reviews = await this.services.reviews.recentBy(viewer, user.id, OTHER_REVIEWS + 1);
    return reviews.filter(({ id }) => id !== reviewId).slice(0, OTHER_REVIEWS);
  }

  private async record({ id }: User): Promise<{ approved: number; refused: number }> {
    const standing = await this.services.standingById.load(id);
    return standing ? contributions(standing) : { approved: 0, refused: 0 };
  }
}
