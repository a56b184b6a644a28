import { Args, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../core/access/index.js';
import type { PlaceModule } from '../place.module.js';
import { Place } from '../place.entity.js';
import { MapArgs, MapItem, MapViewport } from './map.type.js';

/** Query and fields of maps. */
@Resolver(() => MapItem)
export class PlaceMapResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('public')
  @Query(() => MapViewport, { description: 'Public places of a part of the map; places close together are combined into clusters.' })
  mapViewport(@Args(() => MapArgs) args: MapArgs): Promise<MapViewport> {
    return this.services.placeMap.viewport(args);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The place, if the item is a single place; null for a cluster.' })
  place(@Root() { placeId }: MapItem): Promise<Place | null> | null {
    return placeId === null ? null : this.services.publicPlaceById.load(placeId);
  }
}
