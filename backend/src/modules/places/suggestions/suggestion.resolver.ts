import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../../core/access/index.js';
import { Place } from '../place.entity.js';
import { PlacesLikeArgs, SuggestPlaceInput } from '../place-suggestion.input.js';
import type { PlaceLike } from './suggestion.service.js';
import type { PlaceModule } from '../place.module.js';

@ObjectType('PlaceLike', { description: 'Possible duplicate of a new place.' })
class PlaceLikeType implements PlaceLike {
  @Field(() => Place, { description: 'The existing place.' })
  place: Place;

  @Field(() => Int, { description: 'Distance to the new place (m).' })
  distance: number;

  @Field(() => Boolean, { description: 'Whether the names are similar.' })
  hasSimilarName: boolean;
}

/** Suggestions of places by users. */
@Resolver()
export class PlaceSuggestionResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('signed-in')
  @Query(() => [PlaceLikeType], {
    description: 'Possible duplicates of a new place in a city: within 100 m, or within 250 m with a similar name; the nearest first, at most 10.',
  })
  placesLike(@Args() sketch: PlacesLikeArgs, @Ctx() { viewer }: SignedInScope): Promise<PlaceLike[]> {
    return this.services.placeSuggestions.like(viewer, sketch);
  }

  @Access('signed-in')
  @Mutation(() => Place, { description: 'Suggests a new place. It is public once it is approved; a place that an admin suggests is public at once.' })
  suggestPlace(
    @Arg('input', () => SuggestPlaceInput, { description: 'Details of the place.' }) input: SuggestPlaceInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Place> {
    return this.services.placeSuggestions.suggest(viewer, input);
  }
}
