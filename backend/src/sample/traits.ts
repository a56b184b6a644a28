import type { DatedPlace } from './places.js';
import { MEMORIAL, REVIEW_STOCKS, type ReviewStock } from './vocabulary/reviews/index.js';
import { SIGHT } from './vocabulary/reviews/sight.js';

const MEMORIALS: ReadonlySet<string> = new Set(['Jallianwala Bagh', 'Partition Museum', 'Anne Frank House', 'District Six Museum']);
/** Names of parks with animals, where sentences about picnics do not fit. */
const WITH_ANIMALS = /\b(zoo|aquarium|oceanarium|giraffe|national park)\b/i;
const CHURCH = /church|cathedral|basilica|abbey|sagrada|kerk|synagogue/i;
const VEGETARIAN: ReadonlySet<string> = new Set([
  'a South Indian vegetarian restaurant',
  'a chaat and snacks counter',
  'a vegetarian kitchen in the Banarasi style',
]);

const BY_NAME: readonly (readonly [trait: string, pattern: RegExp, except?: RegExp])[] = [
  [
    'view',
    /tower|skytree|frame|khalifa|cableway|sugarloaf|redeemer|hill|lift|lycabettus|empire state|arc de|sinhagad|castle|ferris|piazzale/i,
    /tower bridge|tower of london|elizabeth|belém|castle of good hope/i,
  ],
  ['view', /washington monument|scott monument|nahargarh|monsoon palace/i],
  ['fort', /\b(fort|fortress|castle|palace|citadel|hofburg|forbidden city|tower of london)\b/i, /fine arts/i],
  ['bridge', /bridge|brug\b|ponte/i],
  ['street', /square|plaza|praça|piazza|crossing|village|district|neighbourhood|fontainhas|caminito|el-fnaa|bund\b|ghat\b|steps/i],
  ['quarter', /village|district|neighbourhood|fontainhas|caminito/i, /design|798/i],
  ['animals', WITH_ANIMALS],
  ['water', /lake|river|ghat\b|harbour|pier\b|waterfront|marine drive|fishing nets|bund\b|merlion|ferry/i],
];
const OPEN = new RegExp(
  'gate\\b|fountain|statue|monument|obelisco|beach|park\\b|square|plaza|praça|piazza|crossing|ghat\\b|bridge|brug\\b|ponte|street|drive|' +
    'bund\\b|steps|wall|gallery$|neighbourhood|village|fontainhas|caminito|el-fnaa|angel of|cloud gate|faneuil|nets\\b',
  'i',
);
const GARDEN = /garden|\bpark\b|bagh|bari\b|gyoen|domain|retiro|alameda|tiergarten|vondel|stadt|menara/i;

/** Returns whether a place is a real business; invented reviews must not criticize it. */
export function isRealBusiness({ kind, isPending, category }: DatedPlace): boolean {
  return !kind && !isPending && ['restaurant', 'cafe', 'bar', 'hotel', 'shopping', 'market', 'theatre'].includes(category);
}

/** Returns the sentences that fit a place: by category, with exceptions for memorials and for parks with animals. */
export function stockOf(place: DatedPlace): ReviewStock {
  if (MEMORIALS.has(place.name)) return MEMORIAL;
  return place.category === 'park' && WITH_ANIMALS.test(place.name) ? SIGHT : REVIEW_STOCKS[place.category];
}

/** Returns the traits of a place, which the conditions of review sentences refer to. */
export function traitsOf(place: DatedPlace): ReadonlySet<string> {
  const { name, category, price, kind } = place;
  const traits = new Set<string>([category]);
  for (const [trait, pattern, except] of BY_NAME) if (pattern.test(name) && !except?.test(name)) traits.add(trait);
  const isSight = !['restaurant', 'cafe', 'bar', 'hotel', 'shopping', 'market'].includes(category);
  if (isSight && price === 0) traits.add('free');
  if (isSight && price) traits.add('ticket');
  if (category === 'park' && !GARDEN.test(name)) traits.delete('park');
  if (OPEN.test(name) || category === 'park' || category === 'beach') traits.add('open');
  if (category === 'worship' && !CHURCH.test(name)) traits.add('shoes');
  if (kind && VEGETARIAN.has(kind.what)) traits.add('veg');
  if (kind && /seafood|fish|sushi/.test(`${kind.what} ${kind.specials.join(' ')}`)) traits.add('fish');
  return traits;
}
