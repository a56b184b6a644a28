import { IsIn } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { because } from '../../../core/validation/index.js';
import { PLACE_FIELD_NAMES } from '../place.fields.js';

/** Fields whose value the place that stays can take over. */
export const TAKEN_FIELDS = [...PLACE_FIELD_NAMES, 'coordinates', 'city', 'featured'] as const;
export type TakenField = (typeof TAKEN_FIELDS)[number];

@InputType({ description: 'A merge of two places, in the versions that the viewer has read.' })
export class MergePlacesInput {
  @Field(() => ID, { description: 'Id of the place that stays.' })
  keep: string;

  @Field(() => Int, { description: 'Version of the place that stays.' })
  keepVersion: number;

  @Field(() => ID, { description: 'Id of the place that goes.' })
  drop: string;

  @Field(() => Int, { description: 'Version of the place that goes.' })
  dropVersion: number;

  @Field(() => [String], {
    defaultValue: [],
    description: `Fields whose value is taken from the place that goes: ${TAKEN_FIELDS.map((name) => `\`${name}\``).join(', ')}.`,
  })
  @IsIn(TAKEN_FIELDS, { each: true, ...because('console.mergeField') })
  take: TakenField[];
}
