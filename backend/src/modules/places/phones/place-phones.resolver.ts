import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Place } from '../place.entity.js';
import type { PlaceModule } from '../place.module.js';
import { hrefOfPhone, hrefsOfPhones, type PhoneFacts } from './phone-links.js';

/** Adds the links of the telephone numbers to the type `Place`. */
@Resolver(() => Place)
export class PlacePhonesResolver {
  constructor(private readonly services: PlaceModule) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: '`tel:` URI of the telephone number (RFC 3966), with the country code of the city; null if there is no number that can be dialed.',
  })
  async phoneHref(@Root() place: Place): Promise<string | null> {
    return place.phone === null ? null : hrefOfPhone(await this.factsOf(place, place.phone));
  }

  @FieldResolver(() => [String], {
    nullable: 'itemsAndList',
    description: '`tel:` URIs of the further telephone numbers, in their order; null for a number that cannot be dialed.',
  })
  async otherPhoneHrefs(@Root() place: Place): Promise<(string | null)[] | null> {
    return place.otherPhones === null ? null : hrefsOfPhones(await this.factsOf(place, place.otherPhones));
  }

  private async factsOf({ cityId }: Place, phone: string): Promise<PhoneFacts> {
    const city = await this.services.cityById.load(cityId);
    return { phone, country: city?.country ?? null };
  }
}
