import { Field, ObjectType } from 'type-graphql';
import { City } from '../cities/index.js';
import { Place } from './place.entity.js';

@ObjectType({ description: 'What somebody may want to find who is still typing.' })
export class Autocomplete {
  @Field(() => [City], { description: 'Cities with a word that begins so or is like it, those with most places first; at most 3.' })
  cities: City[];

  @Field(() => [Place], { description: 'The best of what a search would find; at most 5.' })
  places: Place[];

  @Field(() => [String], { description: 'Categories that begin so or are like it; at most 2.' })
  categories: string[];
}
