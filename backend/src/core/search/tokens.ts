/** Ranges of characters as the inside of a bracket expression, in the syntax that JavaScript and PostgreSQL share. */
type Characters = string;

/**
 * Marks that do not distinguish words: accents, vowel signs of Hebrew and Arabic, the tatweel, the nukta of Hindi, joiners and variation selectors.
 * The vowel signs of Indian scripts are letters.
 */
const MARKS: Characters = [
  String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7`,
  String.raw`\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff`,
].join('');

/** Characters between words besides ASCII: punctuation, symbols, blanks, control characters. Apostrophes are not among them. */
const SEPARATORS: Characters = [
  String.raw`\u0001-\u0026\u0028-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u055a-\u055f`,
  String.raw`\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u0964\u0965\u0970\u0e3f\u0e4f\u0e5a`,
  String.raw`\u0e5b\u1680\u2000-\u200a\u2010-\u2018\u201a-\u205f\u2061-\u2070\u207a-\u207e\u208a-\u208e\u20a0-\u20cf\u2100-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020`,
  String.raw`\u3030\u3036\u3037\u303d-\u303f\u30a0\u30fb\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufe10-\ufe6f\ufff0-\uffff`,
].join('');

const from = (first: number, last: number): string => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const digitsAt = (zero: number): [string, string] => [from(zero, zero + 9), '0123456789'];

/** Letters that people write in several ways, each with the one that stands for all, and digits. */
const VARIANTS: readonly (readonly [letters: string, replacements: string])[] = [
  ['\u2019\u02bc\u2018', "'''"],
  ['\u00f8\u0142\u0111\u00f0\u0127\u0167\u0131\u03c2', 'olddhti\u03c3'],
  // Persian and Urdu forms of kaf, yeh and heh, the alef maksura, the teh marbuta, the alef wasla; letters for v, p, ch and g of foreign words.
  [
    '\u06a9\u06cc\u0649\u06d2\u0629\u06c1\u06be\u06d5\u06c3\u0671\u06a4\u067e\u0686\u06af',
    '\u0643\u064a\u064a\u064a\u0647\u0647\u0647\u0647\u0647\u0627\u0641\u0628\u062c\u0643',
  ],
  // The candrabindu of Hindi, and the vowels of English words.
  ['\u0901\u0911\u0949\u090d\u0945', '\u0902\u0906\u093e\u090f\u0947'],
  [from(0x3041, 0x3096), from(0x30a1, 0x30f6)],
  digitsAt(0x660),
  digitsAt(0x6f0),
  digitsAt(0x966),
];
const [LETTERS, REPLACEMENTS] = [0, 1].map((i) => VARIANTS.map((pair) => pair[i]).join('')) as [string, string];

/** Letters that stand for two. */
const DOUBLE = { '\u00df': 'ss', '\u00e6': 'ae', '\u0153': 'oe', '\u00fe': 'th' } as const;

/** Nasal consonants before another consonant, which Hindi also writes as anusvara. */
const NASAL = String.raw`[\u0919\u091e\u0923\u0928]\u094d([\u0915-\u0927])|\u092e\u094d([\u092a-\u092d])`;
/** Arabic article at the beginning of a word with at least three more letters, alone or after "and". */
const ARTICLE = String.raw`(^| )\u0648?\u0627\u0644([\u0621-\u064a]{3})`;

/** Chinese characters; katakana, to which hiragana is converted; Thai. Texts have no spaces between these words. */
const [HAN, KANA, THAI] = [String.raw`\u2e80-\u303f\u3400-\u9fff\uf900-\ufaff`, String.raw`\u3040-\u30ff`, String.raw`\u0e00-\u0e7f`];

const replacementOf = new Map(Array.from(LETTERS, (letter, i) => [letter, REPLACEMENTS[i] ?? '']));
const PATTERNS = {
  marks: new RegExp(`[${MARKS}]+`, 'g'),
  letters: new RegExp(`[${LETTERS}]`, 'g'),
  double: new RegExp(`[${Object.keys(DOUBLE).join('')}]`, 'g'),
  nasal: new RegExp(NASAL, 'g'),
  article: new RegExp(ARTICLE, 'g'),
  separators: new RegExp(`[${SEPARATORS}\\u{1f000}-\\u{1faff}]+`, 'gu'),
  unspaced: new RegExp(`[${HAN}]+|[${KANA}]+|[${THAI}]+`, 'g'),
  paired: new RegExp(`^[${HAN}${KANA}${THAI}]`),
};

/** Returns a text in lower case, without accents, with one spelling of each letter. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(PATTERNS.marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(PATTERNS.letters, (letter) => replacementOf.get(letter) ?? letter)
    .replace(PATTERNS.double, (letter) => DOUBLE[letter as keyof typeof DOUBLE])
    .replace(PATTERNS.nasal, (_, first?: string, second?: string) => `\u0902${first ?? second}`);
}

/** Splits a run of characters without spaces into pairs of neighbors: 東京塔 becomes 東京 京塔. */
const pairsOf = (word: string): string[] => {
  const letters = Array.from(word);
  return PATTERNS.paired.test(word) && letters.length > 2 ? letters.slice(1).map((letter, i) => `${letters[i]}${letter}`) : [word];
};

/**
 * Returns the normalized words of a text as the function `search_tokens` of the database does: without case, accents, punctuation, the Arabic article
 * and the English 's. Letters that are written in several ways have one form. Chinese, Japanese and Thai texts are split into pairs of characters.
 */
export function searchTokens(text: string): string[] {
  const words = plain(text.replaceAll('\0', ''))
    .replace(PATTERNS.separators, ' ')
    .replace(PATTERNS.article, '$1$2')
    .replace(PATTERNS.unspaced, ' $& ')
    .split(' ')
    .flatMap(pairsOf)
    .join(' ');
  return `${words} `.replaceAll("'s ", ' ').replaceAll("'", ' ').split(' ').filter(Boolean);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQL that creates the function `search_tokens`. Texts in ASCII, which most are, take a quarter of the time. */
export const SEARCH_TOKENS = `
CREATE OR REPLACE FUNCTION search_tokens(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE plain text := value;
BEGIN
  IF octet_length(plain) = length(plain) THEN plain := regexp_replace(lower(plain), '[^a-z0-9'']+', ' ', 'g');
  ELSE
    plain := translate(lower(normalize(regexp_replace(normalize(plain, NFKD), '[${MARKS}]+', '', 'g'), NFC)), ${quoted(LETTERS)}, ${quoted(REPLACEMENTS)});
    plain := ${Object.entries(DOUBLE).reduce((text, [letter, two]) => `replace(${text}, '${letter}', '${two}')`, 'plain')};
    plain := regexp_replace(plain, '[${SEPARATORS}\\U0001f000-\\U0001faff]+', ' ', 'g');
    IF plain ~ '[\\u0900-\\u097f]' THEN plain := regexp_replace(plain, '${NASAL}', U&'\\0902' || '\\1\\2', 'g'); END IF;
    IF plain ~ '[\\u0627]' THEN plain := regexp_replace(plain, '${ARTICLE}', '\\1\\2', 'g'); END IF;
    IF plain ~ '[${HAN}${KANA}${THAI}]' THEN
      plain := regexp_replace(plain, '([${HAN}]+|[${KANA}]+|[${THAI}]+)', ' \\1 ', 'g');
      plain := (SELECT string_agg(CASE WHEN pairs = 1 THEN run ELSE substr(run, pair, 2) END, ' ' ORDER BY nth, pair)
        FROM (SELECT run, nth, CASE WHEN run ~ '^[${HAN}${KANA}${THAI}]' THEN greatest(1, length(run) - 1) ELSE 1 END pairs
          FROM string_to_table(plain, ' ') WITH ORDINALITY parts (run, nth)) runs, generate_series(1, pairs) pair);
    END IF;
  END IF;
  IF strpos(plain, '''') > 0 THEN plain := replace(replace(plain || ' ', '''s ', ' '), '''', ' '); END IF;
  RETURN array_remove(string_to_array(plain, ' '), '');
END $$;
`;
