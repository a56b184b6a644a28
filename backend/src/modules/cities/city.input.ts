import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PlainText } from '../../core/validation/plain-text.js';

@InputType({ description: 'Which cities to list; every part narrows the list further.' })
export class CityFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name, state or country; case, accents and small typing errors are forgiven.' })
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

  @Field(() => Boolean, { nullable: true, description: 'True: only what the editors recommend.' })
  @IsOptional()
  featured?: boolean;
}

@ArgsType()
export class FeaturedCitiesArgs {
  @Field(() => Int, { defaultValue: 3, description: 'How many, 1 to 12.' })
  @Min(1, { message: 'Ask for at least one city' })
  @Max(12, { message: 'Ask for at most 12 cities' })
  limit: number = 3;
}

@ArgsType()
export class StatesArgs {
  @Field(() => String, { nullable: true, description: 'Only those of this country.' })
  @IsOptional()
  @PlainText(200)
  country?: string;
}
