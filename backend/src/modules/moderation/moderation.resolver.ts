import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { SignedInScope } from '../../core/access/request.js';
import { type Page, PageInput, UsualLength } from '../../core/paging/page.js';
import { Photo } from '../photos/index.js';
import { Place, PlaceEdit, seenBy } from '../places/index.js';
import { Report } from '../reports/index.js';
import { Review } from '../reviews/index.js';
import { contributions } from '../standing/index.js';
import { User } from '../users/index.js';
import type { ModerationModule } from './index.js';
import { ModerationAuthor, ModerationCounts, ModerationItem, ModerationItemPage, ModerationKind } from './moderation.type.js';

const ITEM_ID = { description: 'Which item.' };

@Resolver(() => ModerationItem)
export class ModerationResolver {
  constructor(private readonly services: ModerationModule) {}

  @Access('moderator')
  @Query(() => ModerationItemPage, { description: 'What waits for a moderator, the longest first.' })
  moderationQueue(
    @Arg('kind', () => ModerationKind, { nullable: true, description: 'Only this kind.' }) kind?: ModerationKind,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<Page<ModerationItem>> {
    return this.services.moderation.queue(kind, page ?? new PageInput());
  }

  @Access('moderator')
  @Query(() => ModerationCounts, { description: 'How much waits for a moderator.' })
  moderationCounts(): Promise<ModerationCounts> {
    return this.services.moderation.counts();
  }

  @Access('moderator')
  @Mutation(() => User, {
    nullable: true,
    description: 'Says that the viewer has something before them; answers who else had it first, who keeps it for 2 minutes.',
  })
  async claimModerationItem(@Arg('id', () => ID, ITEM_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<User | null> {
    const holder = await this.services.moderationClaims.claim(viewer, id);
    return holder === null ? null : this.services.userById.load(holder);
  }

  @Access('moderator')
  @Mutation(() => Boolean, { description: 'Lets others have it again.' })
  releaseModerationItem(@Arg('id', () => ID, ITEM_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    return this.services.moderationClaims.release(viewer, id);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The place that it is, or is about.' })
  async place(@Root() { placeId }: ModerationItem, @Ctx() { viewer }: SignedInScope): Promise<Place | null> {
    return placeId === null ? null : seenBy(viewer, await this.services.placeById.load(placeId));
  }

  @FieldResolver(() => Review, { nullable: true, description: 'The review, where it is or is about one.' })
  async review(@Root() { reviewId }: ModerationItem): Promise<Review | null> {
    return reviewId === null ? null : this.services.reviewById.load(reviewId);
  }

  @FieldResolver(() => Photo, { nullable: true, description: 'The photo, where it is or is about one.' })
  async photo(@Root() { photoId }: ModerationItem): Promise<Photo | null> {
    return photoId === null ? null : this.services.photoById.load(photoId);
  }

  @FieldResolver(() => PlaceEdit, { nullable: true, description: 'The edit, where it is one.' })
  async edit(@Root() { editId }: ModerationItem): Promise<PlaceEdit | null> {
    return editId === null ? null : this.services.placeEditById.load(editId);
  }

  @UsualLength(3)
  @FieldResolver(() => [Report], { description: 'Open reports of it, the oldest first; at most 50.' })
  reports(@Root() { targetId }: ModerationItem): Promise<Report[]> {
    return this.services.openReports.load(targetId);
  }

  @FieldResolver(() => ModerationAuthor, { nullable: true, description: 'Whose it is.' })
  async author(@Root() { authorId, reviewId }: ModerationItem): Promise<ModerationAuthor | null> {
    const user = authorId === null ? null : await this.services.userById.load(authorId);
    return user ? { user, reviewId } : null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who else has it before them at the moment.' })
  async claimedBy(@Root() item: ModerationItem, @Ctx() { viewer }: SignedInScope): Promise<User | null> {
    const holder = await this.services.moderationClaims.claimant(viewer, item);
    return holder === null ? null : this.services.userById.load(holder);
  }
}

const OTHER_REVIEWS = 5;

@Resolver(() => ModerationAuthor)
export class ModerationAuthorResolver {
  constructor(private readonly services: ModerationModule) {}

  @FieldResolver(() => Int, { description: 'Contributions that were approved or applied, deleted since or not.' })
  async approved(@Root() { user }: ModerationAuthor): Promise<number> {
    return (await this.record(user)).approved;
  }

  @FieldResolver(() => Int, { description: 'Contributions that were rejected, deleted since or not.' })
  async rejected(@Root() { user }: ModerationAuthor): Promise<number> {
    return (await this.record(user)).refused;
  }

  @FieldResolver(() => Int, { description: 'Contributions that wait.' })
  pending(@Root() { user }: ModerationAuthor): Promise<number> {
    return this.services.pendingOf.load(user.id);
  }

  @FieldResolver(() => Int, { description: 'Reports of what they have contributed that were found to be right.' })
  upheldReports(@Root() { user }: ModerationAuthor): Promise<number> {
    return this.services.upheldReports.load(user.id);
  }

  @UsualLength(OTHER_REVIEWS)
  @FieldResolver(() => [Review], { description: `Their last other reviews, at most ${OTHER_REVIEWS}.` })
  async recentReviews(@Root() { user, reviewId }: ModerationAuthor): Promise<Review[]> {
    const { items } = await this.services.reviews.listBy(user.id, 'all', { number: 1, size: OTHER_REVIEWS + 1 });
    return items.filter(({ id }) => id !== reviewId).slice(0, OTHER_REVIEWS);
  }

  private async record({ id }: User): Promise<{ approved: number; refused: number }> {
    const standing = await this.services.standingById.load(id);
    return standing ? contributions(standing) : { approved: 0, refused: 0 };
  }
}
