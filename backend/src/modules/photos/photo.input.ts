import { IsUUID } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { type SeenInput, SelectedAsSeen, SelectedIds, type Selection } from '../../core/selection/selection.js';
import { Text } from '../../core/validation/text-rules.js';

/** What comes with an uploaded photo. */
export class PhotoInput {
  @Text({ label: 'Description', max: [200, 'A description has at most 200 characters'] })
  alt?: string | null;
}

/** Which photos: one of the two is given. */
@ArgsType()
export class PhotoSelectionArgs implements Selection<never> {
  @SelectedIds()
  ids?: string[] | null;

  @SelectedAsSeen()
  seen?: SeenInput[] | null;
}

@ArgsType()
export class AvatarArgs {
  @Field(() => ID, { description: 'A photo that the viewer has uploaded for it.' })
  @IsUUID('all', { message: 'This photo is not there any more. Please add it again.' })
  photoId: string;
}
