import { GraphQLURL } from 'graphql-scalars';
import { isRequired, type RequiredText, severalTexts, type TextField, type TextFields, type TextInputsOf, type TextsOf } from '../../core/fields/index.js';
import { hoursOfWords, isOpeningHours } from '../../core/hours/index.js';
import { EMAIL, PHONE } from '../../core/validation/index.js';
import { BUSINESS_STATES, isDay, stateOfWord } from './business/index.js';

/** Maximum number of categories of a place besides its main one. */
export const MOST_MORE_CATEGORIES = 4;

/** Returns whether a website can be linked to: a valid URL with http or https and without user name. Stricter than the pattern of the input. */
export function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password;
}

const { required: _required, ...OPTIONAL_EMAIL } = EMAIL;

/** Returns the declaration of an address of a web page. */
const webAddress = (label: string) =>
  ({
    rules: { label, max: 500, pattern: ['^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$', 'places.websiteInvalid'] },
    scalar: GraphQLURL,
    refused: (text) => (isWebsite(text) ? undefined : 'places.websiteInvalid'),
    imported: (text) => (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text),
    restObject: 'contactInfo',
    section: 'details',
    editor: 'url',
    isHalf: true,
  }) as const satisfies Partial<TextField>;

/**
 * The texts of a place, in the order of forms and differences. `docs/first-change.md` adds one.
 * Coordinates, city and pictures are no texts; `place.details.ts` and `admin.input.ts` have them.
 */
export const PLACE_FIELDS = {
  name: {
    rules: { label: 'Name', required: 'places.nameMissing', min: [2, 'places.nameTooShort'], max: 120 },
    description: 'Name, as written at the place or in English.',
    inputDescription: 'Name, 2 to 120 characters.',
    importNames: ['title', 'place', 'place_name'],
    restObject: '',
    section: 'basics',
  },
  description: {
    rules: {
      label: 'Description',
      required: 'places.descriptionMissing',
      min: [20, 'places.descriptionTooShort'],
      max: 2000,
      isMultiline: true,
    },
    description: 'Description in plain text.',
    inputDescription: 'Description, 20 to 2,000 characters of plain text.',
    importNames: ['about', 'summary'],
    restObject: '',
    section: 'basics',
    editor: 'long',
  },
  category: {
    rules: { label: 'Category', required: 'places.categoryMissing', max: 40, tooLong: 'places.categoryMissing' },
    description: 'Slug of its category: `restaurant`, `museum`, …; an alias while a job moves the places of a merged category.',
    inputDescription: 'Category, one of `placeKinds` or an alias of one.',
    stored: (text) => text.toLowerCase(),
    restObject: '',
    section: 'basics',
    editor: 'category',
  },
  otherNames: {
    ...severalTexts({ label: 'Other names', max: 120 }),
    description: 'Other names in any language, such as former and short ones, separated by semicolons.',
    importNames: ['alternative_names', 'alt_name', 'aliases'],
    restObject: '',
    isLastInCsv: true,
    section: 'basics',
  },
  fullAddress: {
    rules: { label: 'Address', max: 300 },
    description: 'Full postal address in one line.',
    importNames: ['address', 'street_address', 'addr:full'],
    restObject: 'address',
    csvName: 'address',
    section: 'location',
  },
  pincode: {
    rules: { label: 'Pincode', max: 12, pattern: ['^[a-z0-9 -]+$', 'places.pincodeInvalid'] },
    description: 'Postal code.',
    stored: (text) => text.trim().replace(/\s+/g, ' ').toUpperCase(),
    importNames: ['postcode', 'postal_code', 'zip', 'zip_code', 'addr:postcode'],
    section: 'location',
    isHalf: true,
  },
  area: {
    rules: { label: 'Area', max: 80 },
    description: 'Neighborhood or part of the city.',
    importNames: ['neighbourhood', 'neighborhood', 'suburb', 'quarter', 'district', 'addr:suburb', 'addr:neighbourhood', 'addr:quarter'],
    restObject: 'address',
    isLastInCsv: true,
    section: 'location',
    isHalf: true,
  },
  phone: {
    rules: PHONE,
    description: 'Telephone number, formatted for display.',
    inputDescription: 'Telephone number.',
    importNames: ['telephone', 'tel', 'phone_number', 'contact:phone'],
    restObject: 'contactInfo',
    section: 'details',
    editor: 'tel',
    isHalf: true,
  },
  website: {
    ...webAddress('Website'),
    description: 'Address of its own website.',
    importNames: ['url', 'web', 'homepage', 'contact:website'],
  },
  email: {
    rules: OPTIONAL_EMAIL,
    description: 'E-mail address.',
    importNames: ['e-mail', 'mail', 'email_address', 'contact:email'],
    restObject: 'contactInfo',
    isLastInCsv: true,
    section: 'details',
    editor: 'email',
    isHalf: true,
  },
  otherPhones: {
    ...severalTexts(PHONE),
    description: 'Further telephone numbers, separated by semicolons.',
    importNames: ['other_phone', 'phone_2', 'mobile', 'contact:mobile'],
    restObject: 'contactInfo',
    isLastInCsv: true,
    section: 'details',
    isHalf: true,
  },
  socialLinks: {
    ...severalTexts({ label: 'Social media', max: 500 }, (text) => (isWebsite(text) ? undefined : 'places.websiteInvalid')),
    description: 'Addresses of its pages in social networks, separated by semicolons.',
    importNames: ['socials', 'social', 'social_media'],
    restObject: 'contactInfo',
    isLastInCsv: true,
    section: 'details',
    editor: 'addresses',
  },
  menuUrl: {
    ...webAddress('Menu'),
    description: 'Address of its menu.',
    importNames: ['menu', 'website:menu', 'menu_website'],
    isLastInCsv: true,
  },
  bookingUrl: {
    ...webAddress('Booking'),
    description: 'Address of a page that takes bookings.',
    importNames: ['booking', 'reservation_url', 'reservation:website', 'website:booking'],
    isLastInCsv: true,
  },
  priceRange: {
    rules: { label: 'Price range', max: 4, tooLong: 'places.priceRangeInvalid', pattern: ['^(Free|([^\\w\\s])\\2{0,2})$', 'places.priceRangeInvalid'] },
    description: '`Free`, or a currency sign repeated one (cheap) to three times (expensive).',
    stored: (text) => (text.toLowerCase() === 'free' ? 'Free' : text),
    importNames: ['price'],
    restObject: '',
    section: 'details',
    editor: 'price',
  },
  openingHours: {
    rules: { label: 'Opening hours', max: 500 },
    description: 'Opening hours, in the opening_hours syntax of OpenStreetMap.',
    refused: (text) => (isOpeningHours(text) ? undefined : 'places.openingHoursInvalid'),
    importNames: ['hours'],
    imported: (text) => hoursOfWords(text) ?? text,
    section: 'details',
    editor: 'hours',
  },
  businessStatus: {
    rules: { label: 'Business status', max: 40, tooLong: 'places.businessStatusUnknown' },
    description:
      '`closed-temporarily`, `closed-permanently` or `opening-soon`; null if it is open. The list of places leaves out those that are closed permanently.',
    inputDescription: '`closed-temporarily`, `closed-permanently` or `opening-soon`; empty if it is open.',
    stored: (text) => text.toLowerCase(),
    choices: BUSINESS_STATES,
    refused: (text) => ((BUSINESS_STATES as readonly string[]).includes(text) ? undefined : 'places.businessStatusUnknown'),
    importNames: ['operational_status', 'operating_status'],
    imported: stateOfWord,
    restObject: '',
    isLastInCsv: true,
    section: 'details',
    editor: 'choice',
    isHalf: true,
  },
  opensOn: {
    rules: { label: 'Opens on', max: 10, tooLong: 'places.dayInvalid' },
    description: 'Day (`2026-05-03`) from which a place counts as open that is closed temporarily or opens soon.',
    refused: (text) => (isDay(text) ? undefined : 'places.dayInvalid'),
    importNames: ['opening_date', 'reopening_date'],
    restObject: '',
    isLastInCsv: true,
    section: 'details',
    editor: 'date',
    isHalf: true,
  },
} as const satisfies TextFields;

export type PlaceField = keyof typeof PLACE_FIELDS;
export type PlaceTexts = TextsOf<typeof PLACE_FIELDS>;
export type PlaceTextInputs = TextInputsOf<typeof PLACE_FIELDS>;

export const PLACE_FIELD_NAMES = Object.keys(PLACE_FIELDS) as PlaceField[];
type RequiredPlaceField = RequiredText<typeof PLACE_FIELDS>;
const isRequiredField = (name: PlaceField): name is RequiredPlaceField => isRequired(PLACE_FIELDS[name]);
export const REQUIRED_PLACE_FIELDS = PLACE_FIELD_NAMES.filter(isRequiredField);
export const OPTIONAL_PLACE_FIELDS = PLACE_FIELD_NAMES.filter((name): name is Exclude<PlaceField, RequiredPlaceField> => !isRequiredField(name));
