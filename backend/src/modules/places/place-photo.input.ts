import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { PlainText } from '../../core/validation/plain-text.js';

/** Photos that are added to a place at once. */
const MAX_PHOTOS = 10;
const PHOTOS = { message: `Please choose 1 to ${MAX_PHOTOS} photos, each once` };

/** The photos that are added; a body of the REST API. */
@ArgsType()
export class PlacePhotosInput {
  @Field(() => [ID], { description: `Photos that the viewer has uploaded for it, in their order; 1 to ${MAX_PHOTOS}.` })
  @IsArray(PHOTOS)
  @ArrayMinSize(1, PHOTOS)
  @ArrayMaxSize(MAX_PHOTOS, PHOTOS)
  @ArrayUnique(PHOTOS)
  @IsUUID('all', { each: true, message: 'This photo is not there any more' })
  photoIds: string[];
}

@ArgsType()
export class PlacePhotosArgs extends PlacePhotosInput {
  @Field(() => ID, { description: 'The place that they show.' })
  @PlainText(200)
  placeId: string;
}
