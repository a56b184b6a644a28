import { splitTexts } from '../../../core/fields/index.js';
import { phoneHref } from '../../../core/phones/index.js';

/** A telephone number, or several, and the English name of the country whose national numbers they can be. */
export interface PhoneFacts {
  phone: string;
  country: string | null;
}

/** Returns the `tel:` URI of a telephone number; null if it cannot be dialed. */
export const hrefOfPhone = ({ phone, country }: PhoneFacts): string | null => phoneHref(phone, country ?? undefined);

/** Returns the `tel:` URIs of telephone numbers that semicolons separate, in their order. */
export const hrefsOfPhones = ({ phone, country }: PhoneFacts): (string | null)[] => splitTexts(phone).map((one) => phoneHref(one, country ?? undefined));
