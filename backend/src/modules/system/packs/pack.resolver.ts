import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../../core/access/index.js';
import { UsualLength } from '../../../core/paging/index.js';
import { BackgroundJobView } from '../job.type.js';
import type { SystemModule } from '../system.module.js';
import { Pack, PackMode, PackPreview } from './pack.type.js';

const WHICH = { description: 'Identifier of an upload (`POST /api/admin/packs`), or `sample` or `vaduz` for a pack of the app.' };

@Resolver()
export class PackResolver {
  constructor(private readonly services: SystemModule) {}

  @Access('admin-in-person')
  @UsualLength(5)
  @Query(() => [Pack], { description: 'Exported packs on this machine, the newest first. Five are kept.' })
  packs(): Promise<Pack[]> {
    return this.services.packs.list();
  }

  @Access('admin-in-person')
  @Query(() => PackPreview, { description: 'Result that an import of a pack would have. CONFLICT if the upload is gone.' })
  packPreview(@Arg('id', () => ID, WHICH) id: string): Promise<PackPreview> {
    return this.services.packs.preview(id);
  }

  @Access('admin-in-person')
  @Mutation(() => BackgroundJobView, { description: 'Writes the whole guide into a zip in the background. While one waits, no other is added.' })
  async exportPack(@Ctx() { viewer }: SignedInScope): Promise<BackgroundJobView> {
    return this.services.jobs.get(await this.services.packs.export(viewer));
  }

  @Access('admin-in-person')
  @Mutation(() => String, { description: 'Returns a path from which a browser can load the file of an exported pack for a minute.' })
  packLink(@Arg('name', () => String, { description: 'Name of the file.' }) name: string, @Ctx() { viewer }: SignedInScope): Promise<string> {
    return this.services.packs.link(viewer, name);
  }

  @Access('admin-in-person')
  @Mutation(() => BackgroundJobView, {
    description: 'Imports a pack in the background. It changes nothing if it fails. CONFLICT if the upload is gone.',
  })
  async importPack(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('mode', () => PackMode, { nullable: true, description: 'Treatment of the cities and places of the site; needed if it has some.' })
    mode: PackMode | null,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<BackgroundJobView> {
    return this.services.jobs.get(await this.services.packs.import(viewer, id, mode ?? undefined));
  }
}
