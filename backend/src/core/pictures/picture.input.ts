import { IsOptional, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType } from 'type-graphql';
import { because, Text } from '../validation/index.js';

/** Maximum number of pictures of a city or place that are read and put in order. */
export const MAX_PICTURES = 50;

const SHARE = because('console.focalPoint');
const GONE = because('photos.pictureGone');

@InputType({ description: 'A point of a picture, as fractions (0 to 1) of its width and height from the upper left corner.' })
class FocalPointInput {
  @Field(() => Float, { description: 'Fraction of the width.' })
  @Min(0, SHARE)
  @Max(1, SHARE)
  x: number;

  @Field(() => Float, { description: 'Fraction of the height.' })
  @Min(0, SHARE)
  @Max(1, SHARE)
  y: number;
}

@InputType({ description: 'A picture of a city or place: an existing one (id), or an uploaded photo (photoId).' })
export class PictureInput {
  @Field(() => ID, { nullable: true, description: 'Identifier of a picture that the city or place already has.' })
  @IsOptional()
  @IsUUID('all', GONE)
  id?: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of a photo that the viewer has uploaded.' })
  @IsOptional()
  @IsUUID('all', GONE)
  photoId?: string | null;

  @Field(() => String, { description: 'Description of the picture for people who cannot see it; at most 200 characters.' })
  @Text({ label: 'Description', max: 200 })
  alt: string;

  @Field(() => FocalPointInput, { nullable: true, description: 'Point that must stay visible when the picture is cropped; default: the middle.' })
  @IsOptional()
  @ValidateNested()
  focus?: FocalPointInput | null;
}
