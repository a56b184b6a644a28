import { GraphQLTimeZone } from 'graphql-scalars';
import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { openingTimes } from '../../core/hours/opening-hours.js';
import { isSliceOver, nextSlice } from '../../core/slices.js';
import { Place } from './place.entity.js';
import type { PlaceModule } from './index.js';

@ObjectType({ description: 'A time during which a place is open.' })
class OpeningPeriod {
  @Field(() => Date, { description: 'When it opens, or the start of yesterday where it was open before.' })
  opensAt: Date;

  @Field(() => Date, { description: 'When it closes, or the end of what is told where it stays open.' })
  closesAt: Date;

  @Field(() => String, { nullable: true, description: 'What its opening hours remark of this time.' })
  comment: string | null;
}

@ObjectType({ description: 'Opening hours as dates.' })
class OpeningTimes {
  @Field(() => GraphQLTimeZone, { description: 'In this zone a clock at the place goes.' })
  timeZone: string;

  @Field(() => String, { description: 'As the place states them, in the opening_hours syntax of OpenStreetMap.' })
  text: string;

  @Field(() => [OpeningPeriod], { description: 'Each time it is open, from yesterday until a week from now, in order; touching ones are one.' })
  periods: readonly OpeningPeriod[];
}

/** When a place is open, reckoned from its opening hours. */
@Resolver(() => Place)
export class PlaceHoursResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => OpeningTimes, { nullable: true, description: 'When it is open around now; absent where that is unknown.' })
  async openingTimes(@Root() { cityId, openingHours, latitude, longitude }: Place): Promise<OpeningTimes | null> {
    const city = openingHours === null ? null : await this.services.cityById.load(cityId);
    if (openingHours === null || city === null) return null;
    const { timeZone, country } = city;
    const at = { latitude: latitude ?? city.latitude, longitude: longitude ?? city.longitude };
    while (isSliceOver()) await nextSlice();
    return openingTimes(openingHours, { timeZone, country, ...at }, new Date());
  }
}
