import { OLDEST, RECENT, SETTLED, momentOf, settledShare } from './calendar.js';
import { sampleId } from './ids.js';
import { createRandom } from './random.js';
import type { UserRow } from './rows.js';
import { PEOPLE_NAMES } from './vocabulary/people.js';

/** Number of admins that the first start creates; they count as new users. */
const ADMINS = 1;
const GROWTH = 0.15;
const FOUNDERS = 45;
const MODERATORS = 2;

/** A sample user with the properties that decide about their reviews. */
export interface SamplePerson {
  id: string;
  name: string;
  email: string;
  isModerator: boolean;
  isVerified: boolean;
  /** Age of the account (days). */
  age: number;
  /** Relative number of reviews. */
  activity: number;
  /** Length of the reviews, from 0 (short) to 1 (long). */
  wordiness: number;
  /** Keys of the cities whose places they mostly review. */
  cities: ReadonlySet<string>;
}

const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', Ø: 'O', ł: 'l', ß: 'ss', æ: 'ae', đ: 'd' };

/** Returns an e-mail address: `Zsófia Barta` becomes `zsofia.barta@sample.invalid`. This domain can never receive mail (RFC 2606). */
function emailOf(name: string): string {
  const plain = name.normalize('NFD').replace(/./gu, (letter) => LETTERS[letter] ?? letter);
  const local = plain
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return `${local}@sample.invalid`;
}

/** Creates all sample users, the oldest account first. */
export function createPeople(cityKeys: readonly string[]): SamplePerson[] {
  const random = createRandom('people');
  const settled = settledShare(PEOPLE_NAMES.length + ADMINS, GROWTH);
  const ages = PEOPLE_NAMES.map((_, index) => {
    if (index < FOUNDERS) return random.around(OLDEST - 28, OLDEST - 1);
    return index < settled ? random.around(SETTLED, OLDEST - 30) : random.around(RECENT.to, RECENT.from);
  }).sort((a, b) => b - a);
  return PEOPLE_NAMES.map((name, index) => ({
    id: sampleId('user', emailOf(name)),
    name,
    email: emailOf(name),
    isModerator: index < MODERATORS,
    isVerified: index < MODERATORS || random.chance(0.92),
    age: ages[index] ?? OLDEST,
    activity: 0.25 + random.next() ** 2 * 2.5,
    wordiness: random.next(),
    cities: new Set(random.shuffle(cityKeys).slice(0, random.between(4, 14))),
  }));
}

/** Returns the database row of a sample user. */
export function userRow(person: SamplePerson, now: Date): UserRow {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    password_hash: null,
    role: person.isModerator ? 'moderator' : 'user',
    is_verified: person.isVerified,
    created_at: momentOf(now, person.age),
  };
}
