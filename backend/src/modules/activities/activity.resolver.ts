import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { SignedInScope } from '../../core/access/request.js';
import { type Page, PageInput } from '../../core/paging/page.js';
import { User } from '../users/index.js';
import { Activity, ActivityTarget } from './activity.entity.js';
import { ActivityFilter } from './activity.input.js';
import { ActivityChange, ActivityPage, changesOf } from './activity.type.js';
import type { ActivityModule } from './index.js';

@Resolver(() => Activity)
export class ActivityResolver {
  constructor(private readonly services: ActivityModule) {}

  @Access('admin')
  @Query(() => ActivityPage, { description: 'What has happened, the last first.' })
  activities(
    @Arg('filter', () => ActivityFilter, { nullable: true, description: 'Narrows the list.' }) filter?: ActivityFilter,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<Page<Activity>> {
    return this.services.activityList.list(filter ?? new ActivityFilter(), page ?? new PageInput());
  }

  @Access('moderator')
  @Mutation(() => Int, { description: 'Takes back what the viewer has done within the last 15 minutes; answers how many things that were.' })
  undo(@Arg('changeId', () => ID, { description: 'Which change.' }) changeId: string, @Ctx() { viewer }: SignedInScope): Promise<number> {
    return this.services.undoing.undo(viewer, changeId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who has done it; absent where the guide itself has, or the account is gone.' })
  actor(@Root() { actorId }: Activity): Promise<User | null> | null {
    return actorId === null ? null : this.services.userById.load(actorId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'What that is called; absent for a person whose account is gone.' })
  async label(@Root() { targetKind, targetId, label }: Activity): Promise<string | null> {
    return targetKind === ActivityTarget.USER ? ((await this.services.userById.load(targetId))?.name ?? null) : label;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The place to look at, where it was done to a review, photo, suggested edit or report of one.' })
  placeId(@Root() activity: Activity): Promise<string | null> {
    return this.services.activityPlaces.load(activity);
  }

  @FieldResolver(() => [ActivityChange], { description: 'What has changed, field by field.' })
  changes(@Root() activity: Activity): ActivityChange[] {
    return changesOf(activity);
  }
}
