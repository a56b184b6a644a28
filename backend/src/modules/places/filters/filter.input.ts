import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { because, PlainText } from '../../../core/validation/index.js';

/** Prices by which lists are filtered: free, or the number of currency signs. */
export const PRICES = ['free', '1', '2', '3', '4'] as const;

/** Limits of a filter. */
export const MOST = { categories: 20, attributes: 20, options: 50 } as const;

const CATEGORIES = because(['places.tooManyCategoriesAsked', { n: MOST.categories }]);
const ATTRIBUTES = because(['places.tooManyAttributesAsked', { n: MOST.attributes }]);
const OPTIONS = because(['places.tooManyOptionsAsked', { n: MOST.options }]);
const PRICE = because('places.priceUnknown');

@InputType({ description: 'Values of an attribute; a place must have one of them.' })
class AttributeFilter {
  @Field(() => String, { description: 'Key of an attribute of the kind `yes-no`, `choice` or `several`.' })
  @PlainText(200)
  key: string;

  @Field(() => [String], { description: `Keys of options, or \`yes\` and \`no\`; at most ${MOST.options}.` })
  @IsArray()
  @ArrayMaxSize(MOST.options, OPTIONS)
  @PlainText(200, { each: true })
  any: string[];
}

@InputType({ description: 'Facts by which places are filtered.' })
export class FactFilter {
  @Field(() => [String], {
    nullable: true,
    description: `Slugs or aliases of categories, of which a place must have one; at most ${MOST.categories}. Ignores case.`,
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST.categories, CATEGORIES)
  @PlainText(200, { each: true })
  categories?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Prices of which a place must have one: `free`, or the number of currency signs, `1` to `4`. More than four signs count as four.',
  })
  @IsOptional()
  @IsArray(PRICE)
  @ArrayMaxSize(PRICES.length, PRICE)
  @IsIn(PRICES, { each: true, ...PRICE })
  prices?: string[] | null;

  @Field(() => [AttributeFilter], {
    nullable: true,
    description: `Attributes, at most ${MOST.attributes}; a place must match each of them. No place matches an unknown one, or one that the viewer cannot see.`,
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST.attributes, ATTRIBUTES)
  @ValidateNested({ each: true })
  attributes?: AttributeFilter[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only places that are open: `now`, or at a time of their own clocks, `2026-12-24T20:00`, from yesterday to 366 days ahead.',
  })
  @IsOptional()
  @PlainText(200)
  openAt?: string | null;
}
