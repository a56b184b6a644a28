import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { because, PlainText } from '../../core/validation/index.js';

@InputType({ description: 'Filter of the list of cities; a city must match every given field.' })
export class CityFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name, state or country; ignores case, accents and small typing errors.' })
  @IsOptional()
  @PlainText(200)
  search?: string;

  @Field(() => String, { nullable: true, description: 'Exact name of the state.' })
  @IsOptional()
  @PlainText(200)
  state?: string;

  @Field(() => String, { nullable: true, description: 'Exact name of the country.' })
  @IsOptional()
  @PlainText(200)
  country?: string;

  @Field(() => Boolean, { nullable: true, description: 'True: only featured cities; false: all cities.' })
  @IsOptional()
  featured?: boolean;
}

@ArgsType()
export class FeaturedCitiesArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of cities, 1 to 12. If omitted, all that the operator has chosen for the home page, or 3 if there are none.',
  })
  @IsOptional()
  @Min(1, because('api.tooFewCities'))
  @Max(12, because('api.tooManyCities'))
  limit?: number | null;
}

@ArgsType()
export class StatesArgs {
  @Field(() => String, { nullable: true, description: 'Exact name of the country; if omitted, states of all countries.' })
  @IsOptional()
  @PlainText(200)
  country?: string;
}
