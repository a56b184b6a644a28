import type { Random } from './random.js';
import type { SampleCategory } from './types.js';
import { descriptionStock } from './vocabulary/descriptions.js';
import type { Kind } from './vocabulary/types.js';

/** Specials of bars that are food. */
const BAR_FOOD = new RegExp('board|plate|toastie|egg|pudding|pretzel|sausage|cheese|bread|taco|botana|caldo|tostada|sandwich|lángos|crackers|list|gusano');
/** Specials that are drinks. */
const DRINK = new RegExp(
  'coffee|\\btea\\b|latte|flat white|pour-over|brew|cortado|cappuccino|chai|soda|kopi|teh tarik|yuenyeung|usucha|espresso|' +
    'shakerato|juice|hot chocolate|café|horchata|galão|bica|melange|einspänner|sol kadhi|thandai|agua',
);

/** Specials of a place, grouped by the sentences that can mention them. */
export interface Specials {
  /** Typical specials of the category: food in a restaurant, drinks in a bar, anything elsewhere. */
  dish: readonly string[];
  /** Food. */
  bite: readonly string[];
  /** Drinks. */
  cup: readonly string[];
}

const FALLBACK: Readonly<Partial<Record<SampleCategory, readonly string[]>>> = {
  restaurant: ['house special', 'set lunch', 'soup of the day', 'dessert'],
  cafe: ['coffee', 'hot chocolate', 'cake of the day', 'breakfast plate'],
  bar: ['house cocktail', 'classic of the house', 'rum on ice'],
  hotel: ['breakfast', 'lobby', 'terrace'],
};

/** Returns the specials of a kind. A place without a kind (a real one) gets specials that fit any place of the category. */
export function specialsOf(category: SampleCategory, kind?: Kind): Specials {
  const all = kind?.specials ?? FALLBACK[category] ?? [];
  const cup = all.filter((special) => DRINK.test(special));
  const bite = all.filter((special) => !DRINK.test(special));
  if (category === 'restaurant') return { dish: bite, bite, cup };
  if (category === 'bar') return { dish: all.filter((special) => !BAR_FOOD.test(special)), bite: [], cup: all };
  return { dish: all, bite, cup };
}

/** Neighborhoods that need the article "the" in a sentence. */
const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'East Village',
  'Mission District',
  'West Loop',
  'North End',
  'South End',
  'French Concession',
  'Medina',
  'Kasbah',
  'Inner Sunset',
  'Grassmarket',
]);

interface Described {
  name: string;
  area: string;
  street: string;
  city: string;
  kind: Kind;
}

/** Returns a function that writes the descriptions of one city's invented places and avoids repeated sentences. */
export function createDescriber(random: Random): (place: Described) => string {
  const used = new Set<string>();
  const pickFresh = (sentences: readonly string[]): string => {
    const fresh = sentences.filter((sentence) => !used.has(sentence));
    const sentence = random.pick(fresh.length > 0 ? fresh : sentences);
    used.add(sentence);
    return sentence;
  };
  return ({ name, area, street, city, kind }) => {
    const stock = descriptionStock(kind.category);
    const [a = '', b = ''] = random.shuffle(specialsOf(kind.category, kind).dish);
    const sentences = [pickFresh(stock.first), pickFresh(stock.second)];
    if (random.chance(0.75)) sentences.push(pickFresh(stock.third));
    const slots: Readonly<Record<string, string>> = {
      what: kind.what,
      What: kind.what.charAt(0).toUpperCase() + kind.what.slice(1),
      n: random.pick(['six', 'eight', 'nine', 'ten', 'twelve', 'fourteen']),
      place: name,
      area: WITH_ARTICLE.has(area) ? `the ${area}` : area,
      street,
      city,
      a,
      b,
    };
    return sentences.map((sentence) => sentence.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')).join(' ');
  };
}
