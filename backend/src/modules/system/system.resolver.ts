import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { Backups } from './backup.type.js';
import { SystemCheck } from './check.type.js';
import { BackgroundJobView } from './job.type.js';
import { releaseNotes } from './release-notes.js';
import { SystemStatus } from './status.type.js';
import type { SystemModule } from './system.module.js';

@Resolver()
export class SystemResolver {
  constructor(private readonly services: SystemModule) {}

  @Access('admin-in-person')
  @Query(() => SystemStatus, { description: 'Versions, sizes and queues of the installation.' })
  systemStatus(): Promise<SystemStatus> {
    return this.services.systemStatus.get();
  }

  @Access('admin-in-person')
  @Query(() => String, { description: 'News of the running version, as HTML in English.' })
  releaseNotes(): Promise<string> {
    return releaseNotes();
  }

  @Access('admin-in-person')
  @UsualLength(20)
  @Query(() => [SystemCheck], { description: 'Checks the installation as the command `doctor` does, which takes some seconds.' })
  systemChecks(): Promise<SystemCheck[]> {
    return this.services.systemChecks();
  }

  @Access('admin-in-person')
  @Query(() => Backups, { description: 'The newest backups and their schedule.' })
  backups(): Promise<Backups> {
    return this.services.backups.overview();
  }

  @Access('admin-in-person')
  @Mutation(() => BackgroundJobView, { description: 'Makes a backup in the background. While one waits, no other is added.' })
  async makeBackup(@Ctx() { viewer }: SignedInScope): Promise<BackgroundJobView> {
    return this.services.jobs.get(await this.services.backups.make(viewer));
  }

  @Access('admin-in-person')
  @Mutation(() => String, {
    description: 'Returns a path from which a browser can load the file of a backup for a minute; CONFLICT if this machine does not have it.',
  })
  backupLink(
    @Arg('dueAt', () => Date, { description: 'Time for which the backup was asked.' }) dueAt: Date,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<string> {
    return this.services.backups.link(viewer, dueAt);
  }
}
