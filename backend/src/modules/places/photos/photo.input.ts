import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { because, PlainText } from '../../../core/validation/index.js';

/** Maximum number of photos per mutation. */
const MAX_PHOTOS = 10;
const PHOTOS = because(['photos.count', { n: MAX_PHOTOS }]);

/** Photos to add; the body of the REST route. */
@ArgsType()
export class PlacePhotosInput {
  @Field(() => [ID], { description: `Ids of photos that the viewer has uploaded for the place, in display order; 1 to ${MAX_PHOTOS}.` })
  @IsArray(PHOTOS)
  @ArrayMinSize(1, PHOTOS)
  @ArrayMaxSize(MAX_PHOTOS, PHOTOS)
  @ArrayUnique(PHOTOS)
  @IsUUID('all', { each: true, ...because('photos.gone') })
  photoIds: string[];
}

@ArgsType()
export class PlacePhotosArgs extends PlacePhotosInput {
  @Field(() => ID, { description: 'Id of the place.' })
  @PlainText(200)
  placeId: string;
}
