import { Arg, Args, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, type SignedInScope } from '../../core/access/index.js';
import { Bounds, boundsOf } from '../../core/geo/index.js';
import { City } from '../cities/index.js';
import type { MapModule } from './map.module.js';
import { FetchMapAreaInput, RenameMapArgs } from './map.input.js';
import { MapArchives, MapArchiveView } from './map.type.js';

const WHICH = { description: 'Identifier of the archive.' };

/** Queries and mutations with which admins look after map archives. */
@Resolver(() => MapArchiveView)
export class MapArchiveResolver {
  constructor(private readonly services: MapModule) {}

  @Access('admin')
  @Query(() => MapArchives, { description: 'Map archives of this site.' })
  mapArchives(): Promise<MapArchives> {
    return this.services.mapArchives.list();
  }

  @Access('admin')
  @Query(() => Bounds, { description: 'Area of a city: the rectangle of its center and its public places within 30 km, with a margin.' })
  async mapAreaOf(
    @Arg('cityId', () => ID, { description: 'Identifier of the city.' }) cityId: string,
    @Arg('marginKm', () => Float, { description: 'Margin (km), 0 to 100.' }) marginKm: number,
  ): Promise<Bounds> {
    return boundsOf(await this.services.mapArchives.areaOf(cityId, marginKm));
  }

  @Access('admin')
  @Mutation(() => MapArchiveView, { description: 'Fetches an area of a map archive on the web, in the background. CONFLICT if there are 100 archives.' })
  fetchMapArea(
    @Arg('input', () => FetchMapAreaInput, { description: 'The archive and the area.' }) input: FetchMapAreaInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<MapArchiveView> {
    return this.services.mapArchives.fetchArea(viewer, input);
  }

  @Access('admin')
  @Mutation(() => MapArchiveView, {
    description: 'Draws a map, in the background, from the OpenStreetMap extract of an import that is prepared. CONFLICT if its file is no extract (PBF).',
  })
  async makeMapOfImport(
    @Arg('id', () => ID, { description: 'Identifier of the import.' }) id: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<MapArchiveView> {
    return this.services.mapArchives.receiveCopy(viewer, await this.services.importDrafts.fileOf(id));
  }

  @Access('admin')
  @Mutation(() => MapArchiveView, { description: 'Renames a map archive.' })
  renameMapArchive(@Args(() => RenameMapArgs) { id, name }: RenameMapArgs, @Ctx() { viewer }: SignedInScope): Promise<MapArchiveView> {
    return this.services.mapArchives.rename(viewer, id, name);
  }

  @Access('admin')
  @Mutation(() => MapArchiveView, { description: 'Removes a map archive and its file, and cancels the job that makes it. Returns the archive as it was.' })
  removeMapArchive(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<MapArchiveView> {
    return this.services.mapArchives.remove(viewer, id);
  }

  @FieldResolver(() => City, { nullable: true, description: 'City that it belongs to; null if it belongs to none.' })
  city(@Root() { cityId }: MapArchiveView): Promise<City | null> | null {
    return cityId === null ? null : this.services.cityById.load(cityId);
  }
}
