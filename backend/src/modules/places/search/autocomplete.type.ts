import { Field, Int, ObjectType } from 'type-graphql';
import { City } from '../../cities/index.js';
import { Place } from '../place.entity.js';
import { UnderstoodPart } from './understood.type.js';

@ObjectType({ description: 'A filter that a text stands for. At least one place matches it.' })
export class FilterSuggestion {
  @Field(() => [UnderstoodPart], { description: 'Parts of the filter, without the city. Texts that are being typed are completed.' })
  parts: readonly UnderstoodPart[];

  @Field(() => String, { description: 'The filter without the city, in the words of the address of the list: `attr=diet:vegan&openAt=now`.' })
  address: string;

  @Field(() => City, { nullable: true, description: 'City of the filter; null for all cities.' })
  city: City | null;

  @Field(() => Int, { description: 'Number of places. With several conditions, 1,000 means at least so many.' })
  total: number;
}

@ObjectType({ description: 'Suggestions for a search text that is being typed.' })
export class Autocomplete {
  @Field(() => [City], { description: 'Cities with a word that starts with the text or is similar to it, at most 3; those with most places first.' })
  cities: City[];

  @Field(() => [Place], { description: 'Best results of a search for the text, at most 5.' })
  places: Place[];

  @Field(() => [String], { description: 'Categories that start with the text or are similar to it, at most 2.' })
  categories: string[];

  @Field(() => [FilterSuggestion], {
    description:
      'Filters that the text stands for, also with the rest of its last word: of all cities, and of the named city or the one with most places; at most 3.',
  })
  filters: FilterSuggestion[];

  @Field(() => [UnderstoodPart], { description: 'Parts of the text that were understood, in their order: together the filter that the text stands for.' })
  understood: readonly UnderstoodPart[];

  @Field(() => String, { nullable: true, description: 'Corrected search words in lower case, if no place has the given ones; `places` match these words.' })
  didYouMean: string | null;
}
