import { Args, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { PlaceModule } from './index.js';
import { Place } from './place.entity.js';
import { MapArgs, MapItem, MapViewport } from './place-map.type.js';

/** What maps of the guide show. */
@Resolver(() => MapItem)
export class PlaceMapResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('public')
  @Query(() => MapViewport, { description: 'The places of a part of the map, those that lie close together as one.' })
  mapViewport(@Args(() => MapArgs) args: MapArgs): Promise<MapViewport> {
    return this.services.placeMap.viewport(args);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The place, where it is a single one; null for a cluster.' })
  place(@Root() { placeId }: MapItem): Promise<Place | null> | null {
    return placeId === null ? null : this.services.publicPlaceById.load(placeId);
  }
}
