/** Family of roofs and landmarks in a skyline. */
export type SkylineStyle = 'modern' | 'old' | 'domes' | 'pagoda';

/** Countries whose skylines are not drawn as modern: English names and ISO 3166-1 alpha-2 codes, folded as `fold` does. */
const COUNTRIES: Readonly<Record<Exclude<SkylineStyle, 'modern'>, readonly string[]>> = {
  domes: [
    'in', 'india', 'ae', 'uae', 'united arab emirates', 'eg', 'egypt', 'ma', 'morocco', 'tr', 'turkey', 'turkiye', 'pk', 'pakistan', 'bd',
    'bangladesh', 'ir', 'iran', 'iq', 'iraq', 'sa', 'saudi arabia', 'qa', 'qatar', 'om', 'oman', 'kw', 'kuwait', 'bh', 'bahrain', 'ye',
    'yemen', 'jo', 'jordan', 'sy', 'syria', 'lb', 'lebanon', 'ps', 'palestine', 'tn', 'tunisia', 'dz', 'algeria', 'ly', 'libya', 'sd',
    'sudan', 'uz', 'uzbekistan', 'tm', 'turkmenistan', 'tj', 'tajikistan', 'kz', 'kazakhstan', 'az', 'azerbaijan', 'af', 'afghanistan',
    'mr', 'mauritania',
  ],
  pagoda: [
    'jp', 'japan', 'cn', 'china', 'kr', 'korea', 'south korea', 'republic of korea', 'kp', 'north korea', 'th', 'thailand', 'tw',
    'taiwan', 'hk', 'hong kong', 'vn', 'vietnam', 'viet nam', 'mm', 'myanmar', 'burma', 'la', 'laos', 'kh', 'cambodia', 'np', 'nepal',
    'bt', 'bhutan', 'mo', 'macau', 'macao', 'mn', 'mongolia', 'lk', 'sri lanka',
  ],
  old: [
    'gb', 'uk', 'united kingdom', 'great britain', 'england', 'scotland', 'wales', 'northern ireland', 'ie', 'ireland', 'fr', 'france',
    'de', 'germany', 'it', 'italy', 'es', 'spain', 'pt', 'portugal', 'nl', 'netherlands', 'the netherlands', 'be', 'belgium', 'lu',
    'luxembourg', 'ch', 'switzerland', 'at', 'austria', 'li', 'liechtenstein', 'mc', 'monaco', 'cz', 'czechia', 'czech republic', 'sk',
    'slovakia', 'pl', 'poland', 'hu', 'hungary', 'ro', 'romania', 'bg', 'bulgaria', 'rs', 'serbia', 'hr', 'croatia', 'si', 'slovenia',
    'ba', 'bosnia and herzegovina', 'me', 'montenegro', 'mk', 'north macedonia', 'al', 'albania', 'xk', 'kosovo', 'gr', 'greece', 'cy',
    'cyprus', 'mt', 'malta', 'dk', 'denmark', 'se', 'sweden', 'no', 'norway', 'fi', 'finland', 'is', 'iceland', 'ee', 'estonia', 'lv',
    'latvia', 'lt', 'lithuania', 'ua', 'ukraine', 'md', 'moldova', 'by', 'belarus', 'ru', 'russia', 'ge', 'georgia', 'am', 'armenia',
    'va', 'vatican city', 'sm', 'san marino', 'ad', 'andorra',
  ],
};

const STYLE_BY_COUNTRY: ReadonlyMap<string, SkylineStyle> = new Map(
  (Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[]).flatMap((style) => COUNTRIES[style].map((name) => [name, style] as const)),
);

/** Lower case without accents, dots and doubled spaces: `U.A.E.` and `Türkiye` are found as `uae` and `turkiye`. */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Style of a country given by its English name or two-letter code; `modern` when unknown. */
export function styleOfCountry(country: string): SkylineStyle {
  return STYLE_BY_COUNTRY.get(fold(country)) ?? 'modern';
}
