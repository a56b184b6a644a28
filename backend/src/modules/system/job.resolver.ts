import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, ChangeType, type SignedInScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { ImportDraftView } from '../imports/index.js';
import { MapArchiveView } from '../maps/index.js';
import { User } from '../users/index.js';
import { BackgroundJobView } from './job.type.js';
import type { SystemModule } from './system.module.js';

const WHICH = { description: 'Identifier of the job.' };

@Resolver(() => BackgroundJobView)
export class JobResolver {
  constructor(private readonly services: SystemModule) {}

  @Access('admin-in-person')
  @UsualLength(10)
  @Query(() => [BackgroundJobView], { description: 'The newest background jobs. They are kept for 30 days after their end.' })
  backgroundJobs(): Promise<BackgroundJobView[]> {
    return this.services.jobs.list();
  }

  @Access('admin-in-person')
  @Mutation(() => BackgroundJobView, {
    description:
      'Cancels a background job. A running one stops at the next point at which it leaves nothing half done. CONFLICT if it has ended or must not stop.',
  })
  cancelJob(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<BackgroundJobView> {
    return this.services.jobs.cancel(viewer, id);
  }

  @Access('moderator')
  @UsualLength(2)
  @Query(() => [BackgroundJobView], {
    description:
      'Jobs of bulk changes and undos that are open or ended within the last ten minutes, the newest first: all for admins, their own for moderators.',
  })
  bulkJobs(@Ctx() { viewer }: SignedInScope): Promise<BackgroundJobView[]> {
    return this.services.jobs.bulkJobs(viewer);
  }

  @Access('moderator')
  @Mutation(() => BackgroundJobView, {
    description:
      'Cancels the job of a bulk change or undo after its present portion; what it has changed stays. Moderators cancel their own. CONFLICT if it has ended.',
  })
  cancelBulkJob(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<BackgroundJobView> {
    return this.services.jobs.cancelBulk(viewer, id);
  }

  @Access('admin-in-person')
  @Mutation(() => BackgroundJobView, { description: 'Starts a failed or cancelled background job again; CONFLICT for others.' })
  retryJob(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<BackgroundJobView> {
    return this.services.jobs.retry(viewer, id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'User who started it; null for deleted users.' })
  actor(@Root() { actorId }: BackgroundJobView): Promise<User | null> | null {
    return actorId === null ? null : this.services.userById.load(actorId);
  }
}

/** Field that this module adds to the type `Change`. */
@Resolver(() => ChangeType)
export class ChangeJobResolver {
  constructor(private readonly services: SystemModule) {}

  @FieldResolver(() => BackgroundJobView, { nullable: true, description: 'Background job that makes the change, if it is one of more than 500 rows.' })
  job(@Root() { jobId }: ChangeType): Promise<BackgroundJobView> | null {
    return jobId === undefined ? null : this.services.jobs.get(jobId);
  }
}

/** Field that this module adds to the type `ImportDraft`. */
@Resolver(() => ImportDraftView)
export class ImportDraftJobResolver {
  constructor(private readonly services: SystemModule) {}

  @FieldResolver(() => BackgroundJobView, { nullable: true, description: 'Job of its last step; null after 30 days.' })
  job(@Root() { jobId }: ImportDraftView): Promise<BackgroundJobView | null> | null {
    return jobId === null ? null : this.services.jobs.find(jobId);
  }
}

/** Field that this module adds to the type `MapArchive`. */
@Resolver(() => MapArchiveView)
export class MapArchiveJobResolver {
  constructor(private readonly services: SystemModule) {}

  @FieldResolver(() => BackgroundJobView, { nullable: true, description: 'Job that makes it; null after 30 days.' })
  job(@Root() { jobId }: MapArchiveView): Promise<BackgroundJobView | null> | null {
    return jobId === null ? null : this.services.jobs.find(jobId);
  }
}
