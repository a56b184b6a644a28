import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../../core/access/index.js';
import { Place } from '../place.entity.js';
import { PlacePhotosArgs } from './photo.input.js';
import type { PlaceModule } from '../place.module.js';

@Resolver()
export class PlacePhotosResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('signed-in')
  @Mutation(() => Place, { description: 'Adds photos that the viewer has uploaded to a place; they are public once they are approved.' })
  addPlacePhotos(@Args() args: PlacePhotosArgs, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.placePhotos.add(viewer, args);
  }
}
