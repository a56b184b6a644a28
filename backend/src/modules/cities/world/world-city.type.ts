import { GraphQLTimeZone } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Coordinates } from '../../../core/geo/index.js';

@ObjectType({ description: 'A city of the world, from GeoNames. The site itself need not have it.' })
export class WorldCity {
  @Field(() => ID, { description: 'Identifier in GeoNames.' })
  geonamesId: string;

  @Field(() => String, { description: 'Name, in English if the city has a common English name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'State, province or region, in English; null if it is unknown.' })
  state: string | null;

  @Field(() => String, { description: 'Country, in English.' })
  country: string;

  @Field(() => Coordinates, { description: 'Coordinates of its center.' })
  coordinates: Coordinates;

  @Field(() => Int, { nullable: true, description: 'Number of inhabitants, if known.' })
  population: number | null;

  @Field(() => GraphQLTimeZone, { description: 'IANA time zone.' })
  timeZone: string;
}
