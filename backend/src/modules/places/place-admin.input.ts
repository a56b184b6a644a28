import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { REASON } from '../../core/moderation/moderation.js';
import { MAX_PICTURES, PictureInput } from '../../core/pictures/picture.input.js';
import { SeenVersion, selectionInput } from '../../core/selection/selection.js';
import { PlainText } from '../../core/validation/plain-text.js';
import { Text } from '../../core/validation/text-rules.js';
import { PlaceStatus } from './place.entity.js';
import { PlaceDetailsInput } from './place-suggestion.input.js';

export enum AdminPlaceSort {
  NAME = 'name',
  RATING = 'rating',
  REVIEWS = 'reviews',
  CREATED = 'created',
}
registerEnumType(AdminPlaceSort, {
  name: 'AdminPlaceSort',
  description: 'What the list of places is ordered by.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    RATING: { description: 'By the average of the ratings.' },
    REVIEWS: { description: 'By the number of reviews.' },
    CREATED: { description: 'By when it was added.' },
  },
});

@InputType({ description: 'Which places to list; every part narrows the list further.' })
export class AdminPlaceFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name of the place or its city.' })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => PlaceStatus, { nullable: true, description: 'Only those of this standing.' })
  status?: PlaceStatus | null;

  @Field(() => String, { nullable: true, description: 'Only those of this category.' })
  @IsOptional()
  @PlainText(200)
  category?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this city.' })
  @IsOptional()
  @PlainText(200)
  cityId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only featured ones, or only others.' })
  featured?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those with an open report, or only others.' })
  reported?: boolean | null;
}

export const PlaceSelection = selectionInput(AdminPlaceFilter, 'PlaceSelection', 'Places');

const PICTURES = { message: `At most ${MAX_PICTURES} pictures` };

@InputType({ description: 'Everything about a place that admins decide; its standing is changed by approving and rejecting.' })
export class PlaceInput extends PlaceDetailsInput {
  @Field(() => ID, { description: 'The city it is in.' })
  @PlainText(200)
  cityId: string;

  @Field(() => Boolean, { description: 'Whether it is recommended.' })
  featured: boolean;

  @Field(() => [PictureInput], { description: `All its pictures in their order, at most ${MAX_PICTURES}.` })
  @IsArray(PICTURES)
  @ArrayMaxSize(MAX_PICTURES, PICTURES)
  @ValidateNested({ each: true })
  images: PictureInput[];
}

/** What REST takes for the standing of a place that waits. */
export class PlaceStatusInput {
  @IsIn([PlaceStatus.ACTIVE, PlaceStatus.INACTIVE], { message: 'A status is active or inactive' })
  status: PlaceStatus.ACTIVE | PlaceStatus.INACTIVE;

  @Text({ ...REASON, mayBeMissing: true })
  reason?: string | null;

  @SeenVersion()
  version?: number | null;
}
