import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { SignedInScope } from '../../core/access/request.js';
import { Place } from './place.entity.js';
import { PlacesLikeArgs, SuggestPlaceInput } from './place-suggestion.input.js';
import type { PlaceLike } from './place-suggestion.service.js';
import type { PlaceModule } from './index.js';

@ObjectType('PlaceLike', { description: 'A place that a new one could be the same as.' })
class PlaceLikeType implements PlaceLike {
  @Field(() => Place, { description: 'The place.' })
  place: Place;

  @Field(() => Int, { description: 'Metres between the two.' })
  distance: number;

  @Field(() => Boolean, { description: 'Whether the names are similar.' })
  hasSimilarName: boolean;
}

/** The places that people suggest. */
@Resolver()
export class PlaceSuggestionResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('signed-in')
  @Query(() => [PlaceLikeType], {
    description: 'Places of a city that a new one could be the same as: at most 100 m away, or at most 250 m and similar in name; the nearest first.',
  })
  placesLike(@Args() sketch: PlacesLikeArgs, @Ctx() { viewer }: SignedInScope): Promise<PlaceLike[]> {
    return this.services.placeSuggestions.like(viewer, sketch);
  }

  @Access('signed-in')
  @Mutation(() => Place, { description: 'Suggests a place that the guide lacks; it shows once it is approved. What an admin adds shows at once.' })
  suggestPlace(
    @Arg('input', () => SuggestPlaceInput, { description: 'What the place is like.' }) input: SuggestPlaceInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Place> {
    return this.services.placeSuggestions.suggest(viewer, input);
  }
}
