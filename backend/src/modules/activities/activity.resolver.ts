import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, type SignedInScope } from '../../core/access/index.js';
import { type Page, PageInput } from '../../core/paging/index.js';
import { User } from '../users/index.js';
import { Activity, ActivityTarget } from './activity.entity.js';
import { ActivityFilter } from './activity.input.js';
import { ActivityChange, ActivityPage, changesOf, moderatedCityIdsOf } from './activity.type.js';
import type { ActivityModule } from './activity.module.js';

@Resolver(() => Activity)
export class ActivityResolver {
  constructor(private readonly services: ActivityModule) {}

  @Access('admin')
  @Query(() => ActivityPage, { description: 'The activity log, the newest first.' })
  activities(
    @Arg('filter', () => ActivityFilter, { nullable: true, description: 'Filter of the list.' }) filter?: ActivityFilter,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<Activity>> {
    return this.services.activityList.list(filter ?? new ActivityFilter(), page ?? new PageInput());
  }

  @Access('moderator')
  @Mutation(() => Int, {
    description:
      'Undoes a change that the viewer made within the last 15 minutes; admins undo any change of the last 30 days. Returns the number of restored rows; 0 if a background job restores them.',
  })
  undo(@Arg('changeId', () => ID, { description: 'Identifier of the change.' }) changeId: string, @Ctx() { viewer }: SignedInScope): Promise<number> {
    return this.services.undoing.undo(viewer, changeId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who acted; null if the site itself acted, or the account is deleted.' })
  actor(@Root() { actorId }: Activity): Promise<User | null> | null {
    return actorId === null ? null : this.services.userById.load(actorId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the target; null for a user whose account is deleted.' })
  async label(@Root() { targetKind, targetId, label }: Activity): Promise<string | null> {
    return targetKind === ActivityTarget.USER ? ((await this.services.userById.load(targetId))?.name ?? null) : label;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Identifier of the place that the target belongs to, if it is a review, photo, suggested edit or report.',
  })
  placeId(@Root() activity: Activity): Promise<string | null> {
    return this.services.activityPlaces.load(activity);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can undo its change now, and no later change has touched the target.' })
  canUndo(@Root() activity: Activity, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    return this.services.activityUndo.isPossible(viewer, activity);
  }

  @FieldResolver(() => Int, { description: 'Number of rows that its change has changed.' })
  changeSize(@Root() activity: Activity): Promise<number> {
    return this.services.activityUndo.sizeOf(activity);
  }

  @FieldResolver(() => [ActivityChange], { description: 'Changed fields, sorted by name.' })
  async changes(@Root() activity: Activity): Promise<ActivityChange[]> {
    const ids = moderatedCityIdsOf(activity);
    const names = new Map(await Promise.all(ids.map(async (id) => [id, (await this.services.cityNames.load(id)) ?? id] as const)));
    return changesOf(activity, (id) => names.get(id) ?? id);
  }
}
