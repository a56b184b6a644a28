import { RECENT, momentOf } from './calendar.js';
import { createWriter, type Words } from './compose.js';
import { sampleId } from './ids.js';
import type { SamplePerson } from './people.js';
import type { DatedPlace } from './places.js';
import { createRandom, type Random } from './random.js';
import { planReviews } from './review-plan.js';
import type { ReviewRow } from './rows.js';
import { isRealBusiness, stockOf } from './traits.js';
import { MEMORIAL } from './vocabulary/reviews/index.js';
import { REJECTED_REVIEWS } from './vocabulary/suggestions.js';

/** Number of pending reviews. */
const PENDING = 15;
/** Share of reviews that state the month of the visit. */
const SAYS_WHEN = 0.5;
const STARS = [1, 2, 3, 4, 5] as const;
/** Minimum stars of a real business and of a memorial: invented reviews must not harm them. */
const LOWEST_FOR_BUSINESS = 4;
const LOWEST_FOR_MEMORIAL = 3;

/** Returns the mean rating of a place. The list of landmarks of a city starts with the best one. */
function qualityOf({ kind, isFeatured, order }: DatedPlace, random: Random): number {
  const bell = (random.next() + random.next() + random.next()) / 1.5 - 1;
  if (kind) return 4.1 + bell * 0.7;
  return (isFeatured ? 5.1 : 4.5 - order * 0.04) + bell * 0.3;
}

function lowestFor(place: DatedPlace): number {
  if (isRealBusiness(place)) return LOWEST_FOR_BUSINESS;
  return stockOf(place) === MEMORIAL ? LOWEST_FOR_MEMORIAL : 1;
}

function ratingFor(quality: number, lowest: number, random: Random): number {
  const weight = (stars: number): number => Math.exp(-((stars - quality - 0.15) ** 2) / 1.15) + (stars <= 2 ? 0.03 : 0);
  return random.weighted(STARS, (stars) => (stars < lowest ? 0 : weight(stars))) ?? 4;
}

function row(place: DatedPlace, author: SamplePerson, rating: number, { title, comment }: Words, createdAt: string): ReviewRow {
  const id = sampleId('review', `${place.key}:${author.email}`);
  return {
    id,
    place_id: place.id,
    user_id: author.id,
    rating,
    title,
    comment,
    status: 'approved',
    rejection_reason: null,
    helpful_count: 0,
    visited_on: createRandom(`visit:${id}`).chance(SAYS_WHEN) ? `${createdAt.slice(0, 7)}-01` : null,
    created_at: createdAt,
  };
}

/** Returns a number of helpful votes; it grows with length and age (days) of the review. */
function helpfulCount(comment: string, age: number, random: Random): number {
  const reach = Math.min(1, age / 200) * (comment.length / 160);
  return Math.min(38, Math.floor(-Math.log(1 - random.next()) * reach * 2.6));
}

/** Creates all reviews: approved ones by the plan, pending ones of the last days, and rejected ones. */
export function createReviews(places: readonly DatedPlace[], people: readonly SamplePerson[], now: Date): ReviewRow[] {
  const random = createRandom('reviews');
  const active = places.filter(({ isPending }) => !isPending);
  const write = createWriter(random);
  const qualities = new Map(active.map((place) => [place, qualityOf(place, random)]));
  const rate = (place: DatedPlace): number => {
    return ratingFor(qualities.get(place) ?? 4, lowestFor(place), random);
  };
  const approved = planReviews(active, people).map(({ place, author, age }) => {
    const rating = rate(place);
    const words = write(place, author, rating);
    return { ...row(place, author, rating, words, momentOf(now, age)), helpful_count: helpfulCount(words.comment, age, random) };
  });

  const taken = new Set(approved.map((review) => `${review.place_id}:${review.user_id}`));
  const newcomers = people.filter(({ isModerator, age }) => !isModerator && age > 8);
  const pair = (age: number, isFit: (place: DatedPlace) => boolean): { place: DatedPlace; author: SamplePerson } => {
    for (;;) {
      const place = random.pick(active);
      const author = random.pick(newcomers);
      const key = `${place.id}:${author.id}`;
      if (taken.has(key) || place.age < age + 1 || !isFit(place)) continue;
      taken.add(key);
      return { place, author };
    }
  };
  const pending = Array.from({ length: PENDING }, () => {
    const age = random.around(RECENT.to, 6);
    const { place, author } = pair(age, () => true);
    const rating = rate(place);
    return { ...row(place, author, rating, write(place, author, rating), momentOf(now, age)), status: 'pending' as const };
  });
  const rejected = REJECTED_REVIEWS.map(({ title, comment, rating, reason }) => {
    const age = random.around(3, 7);
    const { place, author } = pair(age, ({ kind }) => kind !== undefined);
    const base = row(place, author, rating, { title, comment }, momentOf(now, age));
    return { ...base, status: 'rejected' as const, rejection_reason: reason };
  });
  return [...approved, ...pending, ...rejected];
}
