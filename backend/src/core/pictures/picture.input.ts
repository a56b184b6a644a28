import { IsOptional, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType } from 'type-graphql';
import { Text } from '../validation/text-rules.js';

/** Pictures of one city or place that are looked at and put in order. */
export const MAX_PICTURES = 50;

const SHARE = { message: 'A focal point lies within the picture: 0 to 1' };
const GONE = { message: 'This picture is not there any more' };

@InputType({ description: 'A point of a picture, as shares of its width and height from the upper left corner, 0 to 1.' })
class FocalPointInput {
  @Field(() => Float, { description: 'Share of the width.' })
  @Min(0, SHARE)
  @Max(1, SHARE)
  x: number;

  @Field(() => Float, { description: 'Share of the height.' })
  @Min(0, SHARE)
  @Max(1, SHARE)
  y: number;
}

@InputType({ description: 'A picture of a city or place: one that it has (id), or one that was uploaded for it (photoId).' })
export class PictureInput {
  @Field(() => ID, { nullable: true, description: 'A picture that it has.' })
  @IsOptional()
  @IsUUID('all', GONE)
  id?: string | null;

  @Field(() => ID, { nullable: true, description: 'A photo that the viewer has uploaded.' })
  @IsOptional()
  @IsUUID('all', GONE)
  photoId?: string | null;

  @Field(() => String, { description: 'What it shows, for people who do not see it; at most 200 characters.' })
  @Text({ label: 'Description', max: [200, 'A description has at most 200 characters'] })
  alt: string;

  @Field(() => FocalPointInput, { nullable: true, description: 'The point that must stay in sight when it is cropped; the middle where left out.' })
  @IsOptional()
  @ValidateNested()
  focus?: FocalPointInput | null;
}
