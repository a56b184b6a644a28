import { GraphQLTimeZone } from 'graphql-scalars';
import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { shouldYield, yieldToEventLoop } from '../../core/event-loop.js';
import { Place } from './place.entity.js';
import type { PlaceModule } from './place.module.js';
import { placeTimes } from './business/index.js';

@ObjectType({ description: 'Period during which a place is open.' })
class OpeningPeriod {
  @Field(() => Date, { description: 'Opening time, or the start of yesterday if the place opened earlier.' })
  opensAt: Date;

  @Field(() => Date, { description: 'Closing time, or the end of the covered week if the place stays open.' })
  closesAt: Date;

  @Field(() => String, { nullable: true, description: 'Comment of the opening hours on this period.' })
  comment: string | null;
}

@ObjectType({ description: 'Opening hours as dates.' })
class OpeningTimes {
  @Field(() => GraphQLTimeZone, { description: 'IANA time zone of the place.' })
  timeZone: string;

  @Field(() => String, { description: 'Opening hours of the place, in the opening_hours syntax of OpenStreetMap.' })
  text: string;

  @Field(() => [OpeningPeriod], { description: 'Opening periods from yesterday until a week from now, in order. Adjacent periods are merged.' })
  periods: readonly OpeningPeriod[];
}

/** Adds the opening periods to the type `Place`, computed from the opening hours. */
@Resolver(() => Place)
export class PlaceHoursResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => OpeningTimes, {
    nullable: true,
    description: 'Opening periods around now; null if the opening hours are unknown or cannot be parsed, or if the place is closed for a longer time.',
  })
  async openingTimes(@Root() { cityId, openingHours, businessStatus, opensOn, latitude, longitude }: Place): Promise<OpeningTimes | null> {
    const city = openingHours === null ? null : await this.services.cityById.load(cityId);
    if (openingHours === null || city === null) return null;
    const { timeZone, country } = city;
    const at = { latitude: latitude ?? city.latitude, longitude: longitude ?? city.longitude };
    while (shouldYield()) await yieldToEventLoop();
    return placeTimes({ text: openingHours, businessStatus, opensOn, timeZone, country, ...at }, new Date());
  }
}
