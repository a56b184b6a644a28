import { RECENT, SETTLED, settledShare } from './calendar.js';
import type { SamplePerson } from './people.js';
import type { DatedPlace } from './places.js';
import { createRandom, type Random } from './random.js';

const TOTAL = 6150;
const GROWTH = 0.23;
const UNREVIEWED = 30;
const MOST = 52;
const MOST_RECENT = 9;
/** Minimum time (days) between the creation of a user or place and the first review. */
const HOUR = 1 / 24;

/** Author, place and date of a review. */
interface PlannedReview {
  place: DatedPlace;
  author: SamplePerson;
  /** Age of the review (days). */
  age: number;
}

/** Splits a total into integers in proportion to weights, each at most `ceiling`. The parts add up to the total. */
function apportion(total: number, weights: readonly number[], ceiling: number): number[] {
  const parts = weights.map(() => 0);
  let rest = total;
  while (rest > 0) {
    const open = weights.map((weight, index) => ((parts[index] ?? 0) < ceiling ? weight : 0));
    const sum = open.reduce((a, b) => a + b, 0);
    if (sum === 0) throw new RangeError('The reviews do not fit into the places.');
    const before = rest;
    open.forEach((weight, index) => {
      const share = Math.min(rest, ceiling - (parts[index] ?? 0), Math.floor((weight / sum) * before));
      parts[index] = (parts[index] ?? 0) + share;
      rest -= share;
    });
    if (rest === before) {
      const order = open.map((weight, index) => ({ weight, index })).sort((a, b) => b.weight - a.weight || a.index - b.index);
      for (const { index } of order.filter(({ weight }) => weight > 0).slice(0, rest)) {
        parts[index] = (parts[index] ?? 0) + 1;
        rest--;
      }
    }
  }
  return parts;
}

/** Returns a rank of fame; lower is better known. The list of landmarks of a city starts with the most famous one. */
function fame({ isFeatured, order }: DatedPlace): number {
  return isFeatured ? -3 : order;
}

/** Returns weights with a Zipf-like distribution: few places get many reviews, and some get none. */
function weigh(places: readonly DatedPlace[], random: Random): number[] {
  const weights = new Map<DatedPlace, number>();
  const give = (group: readonly DatedPlace[], size: number): void => {
    const rank = new Map(group.map((place) => [place, fame(place) + random.around(0, 2.5)]));
    const ranked = [...group].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    ranked.forEach((place, index) => weights.set(place, size / Math.sqrt(index + 6)));
  };
  give(
    places.filter(({ kind }) => !kind),
    1.7,
  );
  const venues = random.shuffle(places.filter(({ kind }) => kind));
  venues.slice(0, UNREVIEWED).forEach((place) => weights.set(place, 0));
  give(venues.slice(UNREVIEWED), 1);
  return places.map((place) => weights.get(place) ?? 0);
}

function chooseAuthor(
  { city, createdBy }: DatedPlace,
  age: number,
  people: readonly SamplePerson[],
  taken: ReadonlySet<string>,
  random: Random,
): SamplePerson | undefined {
  return random.weighted(people, (person) => {
    const isPossible = person.age > age + HOUR && !taken.has(person.id) && createdBy !== person;
    return isPossible ? person.activity * (person.cities.has(city.key) ? 8 : 1) : 0;
  });
}

/** Plans all approved reviews, the oldest first. Their number grows by 23 % in 30 days. */
export function planReviews(places: readonly DatedPlace[], people: readonly SamplePerson[]): PlannedReview[] {
  const random = createRandom('review plan');
  const weights = weigh(places, random);
  const isSettled = places.map(({ age }) => age > SETTLED + 3);
  const settledTotal = settledShare(TOTAL, GROWTH);
  const settled = apportion(
    settledTotal,
    weights.map((weight, i) => (isSettled[i] ? weight : 0)),
    MOST - MOST_RECENT,
  );
  const lately = weights.map((weight, i) => weight * (isSettled[i] ? 1 : 0.7) * random.around(0.3, 1));
  const recent = apportion(TOTAL - settledTotal, lately, MOST_RECENT);
  const plan = places.flatMap((place, index): PlannedReview[] => {
    const taken = new Set<string>();
    const add = (age: () => number): PlannedReview => {
      for (;;) {
        const at = age();
        const author = chooseAuthor(place, at, people, taken, random);
        if (!author) continue;
        taken.add(author.id);
        return { place, author, age: at };
      }
    };
    const from = place.age - HOUR;
    const oldest = Math.min(from, RECENT.from);
    return [
      ...Array.from({ length: settled[index] ?? 0 }, () => add(() => SETTLED + (from - SETTLED) * random.next() ** 1.25)),
      ...Array.from({ length: recent[index] ?? 0 }, () => add(() => RECENT.to + (oldest - RECENT.to) * random.next())),
    ];
  });
  return plan.sort((a, b) => b.age - a.age);
}
