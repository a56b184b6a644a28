import { FieldResolver, Resolver, Root } from 'type-graphql';
import { splitTexts } from '../../core/fields/index.js';
import { phoneHref } from '../../core/phones/index.js';
import { Place } from './place.entity.js';
import type { PlaceModule } from './place.module.js';

/** A telephone number, or several, and the English name of the country whose national numbers they can be. */
export interface PhoneFacts {
  phone: string;
  country: string | null;
}

/** Returns the `tel:` URI of a telephone number; null if it cannot be dialed. */
export const hrefOfPhone = ({ phone, country }: PhoneFacts): string | null => phoneHref(phone, country ?? undefined);

/** Returns the `tel:` URIs of telephone numbers that semicolons separate, in their order. */
export const hrefsOfPhones = ({ phone, country }: PhoneFacts): (string | null)[] => splitTexts(phone).map((one) => phoneHref(one, country ?? undefined));

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
