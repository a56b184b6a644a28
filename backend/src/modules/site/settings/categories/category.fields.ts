import { SCENE_NAMES, type SceneName } from '../../../../art/index.js';
import type { SettingFields, ValuesOf } from '../setting-field.js';
import { ICON_NAMES } from './category-icons.js';

/** The app's own categories: those of a new site. Each has names in every language, and a scene of the illustrations. */
export const CATEGORY_PRESETS = [
  'restaurant',
  'cafe',
  'bar',
  'attraction',
  'museum',
  'park',
  'hotel',
  'shopping',
  'beach',
  'historic',
  'theatre',
  'worship',
  'market',
  'other',
] as const satisfies readonly SceneName[];

/** Types of places in schema.org (https://schema.org/Place), and whether they are a LocalBusiness, which can have a `priceRange`. */
export const SCHEMA_TYPES = {
  LocalBusiness: true,
  Restaurant: true,
  CafeOrCoffeeShop: true,
  BarOrPub: true,
  Bakery: true,
  IceCreamShop: true,
  FastFoodRestaurant: true,
  NightClub: true,
  Hotel: true,
  Campground: true,
  Store: true,
  ShoppingCenter: true,
  GroceryStore: true,
  BookStore: true,
  Florist: true,
  HairSalon: true,
  DaySpa: true,
  SportsActivityLocation: true,
  ExerciseGym: true,
  PublicSwimmingPool: true,
  Library: true,
  ChildCare: true,
  MedicalBusiness: true,
  Pharmacy: true,
  EmergencyService: true,
  GovernmentOffice: true,
  GasStation: true,
  Place: false,
  TouristAttraction: false,
  LandmarksOrHistoricalBuildings: false,
  Museum: false,
  PerformingArtsTheater: false,
  MovieTheater: true,
  MusicVenue: false,
  PlaceOfWorship: false,
  Park: false,
  Beach: false,
  Zoo: false,
  Aquarium: false,
  Playground: false,
  Landform: false,
  School: false,
  CivicStructure: false,
  ParkingFacility: false,
  TrainStation: false,
  BusStation: false,
  Airport: false,
} as const;

/** Word in addresses and APIs. */
export const SLUG_RULES = {
  label: 'Word',
  required: 'categories.slugMissing',
  max: 40,
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'categories.slugInvalid'],
} as const;

/** Other word for a category, in any script. */
const ALIAS_RULES = { label: 'Alias', required: 'categories.aliasMissing', max: 40 } as const;

/** Fields of a category that admins change, in the order of the console's form. */
export const CATEGORY_FIELDS = {
  names: { kind: 'localized', rules: { label: 'Name', max: 60 } },
  plurals: { kind: 'localized', rules: { label: 'Plural', max: 60 } },
  icon: { kind: 'choice', options: ICON_NAMES, initial: 'place' },
  color: { kind: 'color' },
  art: { kind: 'choice', options: SCENE_NAMES, initial: 'other' },
  schemaType: { kind: 'choice', options: Object.keys(SCHEMA_TYPES), initial: 'LocalBusiness' },
  isHidden: { kind: 'switch', initial: false },
  aliases: { kind: 'texts', rules: ALIAS_RULES, most: 50 },
} as const satisfies SettingFields;

export type CategoryValues = ValuesOf<typeof CATEGORY_FIELDS>;
