import { IsUUID } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { type SeenInput, SelectedAsSeen, SelectedIds, type Selection } from '../../core/selection/index.js';
import { because, Text } from '../../core/validation/index.js';

/** Form fields of an upload besides the file: the description of the photo. */
export class PhotoInput {
  @Text({ label: 'Description', max: 200 })
  alt?: string | null;
}

/** Selection of photos: either `ids` or `seen` is given. */
@ArgsType()
export class PhotoSelectionArgs implements Selection<never> {
  @SelectedIds()
  ids?: string[] | null;

  @SelectedAsSeen()
  seen?: SeenInput[] | null;
}

@ArgsType()
export class AvatarArgs {
  @Field(() => ID, { description: 'Identifier of an unused photo that the viewer has uploaded.' })
  @IsUUID('all', because('photos.gone'))
  photoId: string;
}
