import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import type { Selection } from '../../core/selection/index.js';
import { PlainText } from '../../core/validation/index.js';
import { type AdminCityFilter, CitySelection } from '../cities/index.js';
import { type AdminPlaceFilter, PlaceSelection } from '../places/index.js';

@ArgsType()
export class DeletionImpactArgs {
  @Field(() => CitySelection, { nullable: true, description: 'Cities.' })
  @IsOptional()
  @ValidateNested()
  cities?: Selection<AdminCityFilter> | null;

  @Field(() => PlaceSelection, { nullable: true, description: 'Places.' })
  @IsOptional()
  @ValidateNested()
  places?: Selection<AdminPlaceFilter> | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of a user.' })
  @IsOptional()
  @PlainText(200)
  userId?: string | null;
}
