import { Field, ObjectType } from 'type-graphql';
import { City } from '../../cities/index.js';
import { Place } from '../place.entity.js';

@ObjectType({ description: 'Suggestions for a search text that is being typed.' })
export class Autocomplete {
  @Field(() => [City], { description: 'Cities with a word that starts with the text or is similar to it, at most 3; those with most places first.' })
  cities: City[];

  @Field(() => [Place], { description: 'Best results of a search for the text, at most 5.' })
  places: Place[];

  @Field(() => [String], { description: 'Categories that start with the text or are similar to it, at most 2.' })
  categories: string[];
}
