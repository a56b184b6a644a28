import { buildSampleData, type SampleData } from './build.js';

type PlaceRow = SampleData['places'][number];
type ReviewRow = SampleData['reviews'][number];

const NOW = new Date('2026-03-17T09:30:00Z');
const DAY = 86_400_000;
const data = buildSampleData(NOW);
const active = data.places.filter(({ status }) => status === 'active');
const landmarks = active.filter(({ source }) => source === 'sample-landmark');
const invented = active.filter(({ source }) => source === 'sample');
const approved = data.reviews.filter(({ status }) => status === 'approved');
const cityById = new Map(data.cities.map((city) => [city.id, city]));
const publicPlaceById = new Map(data.places.map((place) => [place.id, place]));
const userById = new Map(data.users.map((user) => [user.id, user]));

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
const byPlace = groupBy(approved, ({ place_id }) => place_id);

/** Returns the distance (km) by the haversine formula. */
function distance(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

const farFrom = (places: readonly PlaceRow[], limit: number): string[] =>
  places.flatMap((place) => {
    const city = cityById.get(place.city_id);
    return city && distance(place, city) <= limit ? [] : [`${place.name}, ${city?.name ?? 'no city'}`];
  });

/** Returns the growth (percent) in 30 days, some days after the sample data were loaded. */
function growth(createdAt: readonly string[], days: number, extra = 0): number {
  const before = createdAt.filter((moment) => new Date(moment).getTime() <= NOW.getTime() - (30 - days) * DAY).length;
  return Math.round(((createdAt.length + extra) / before - 1) * 100);
}

/** Splits a text into sentences. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.has(text) || !seen.add(text));
}

describe('the size of the sample data', () => {
  it('has enough cities, places, people and reviews', () => {
    expect(data.cities.length).toBeGreaterThanOrEqual(48);
    expect(data.cities.filter(({ country }) => country === 'India').length).toBeGreaterThanOrEqual(12);
    expect(active.length).toBeGreaterThanOrEqual(1000);
    expect(landmarks.length).toBeGreaterThanOrEqual(400);
    expect(data.users.length).toBeGreaterThanOrEqual(150);
    expect(approved.length).toBeGreaterThanOrEqual(6000);
    expect(new Set(active.map(({ category }) => category)).size).toBeGreaterThanOrEqual(12);
  });

  it('spreads the cities over five continents', () => {
    const continents = new Set(data.cities.map(({ time_zone }) => time_zone.split('/')[0]));
    expect([...continents]).toEqual(expect.arrayContaining(['Asia', 'Africa', 'Europe', 'America']));
    expect(continents.has('Australia') || continents.has('Pacific')).toBe(true);
  });

  it('leaves moderators something to do', () => {
    expect(data.places.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(8);
    expect(data.reviews.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(12);
    const rejected = data.reviews.filter(({ status }) => status === 'rejected');
    expect(rejected.length).toBeGreaterThanOrEqual(3);
    expect(rejected.every(({ rejection_reason }) => rejection_reason)).toBe(true);
    expect(data.users.filter(({ role }) => role === 'moderator')).toHaveLength(2);
  });
});

describe('the dates', () => {
  it.each([0, 1, 2])('show a growth of 12, 8, 15 and 23 percent in 30 days, with the first admin, %i days after the start', (days) => {
    const times = (rows: readonly { created_at: string }[]): string[] => rows.map(({ created_at }) => created_at);
    const grown = [growth(times(data.cities), days), growth(times(active), days), growth(times(data.users), days, 1), growth(times(approved), days)];
    expect(grown).toEqual([12, 8, 15, 23]);
  });

  it('are at most two years and at least one hour old', () => {
    const ages = [...data.cities, ...data.users, ...data.places, ...data.reviews].map((row) => NOW.getTime() - Date.parse(row.created_at));
    expect(Math.min(...ages)).toBeGreaterThan(3_600_000);
    expect(Math.max(...ages)).toBeLessThanOrEqual(731 * DAY);
  });

  it('are in order: city before place before review, and user before review', () => {
    const isAfter = (moment: string, other?: { created_at: string }): boolean => other !== undefined && moment >= other.created_at;
    const early = [
      ...data.places.filter(({ city_id, created_at }) => !isAfter(created_at, cityById.get(city_id))),
      ...data.places.filter(({ created_by, created_at }) => created_by && !isAfter(created_at, userById.get(created_by))),
      ...data.reviews.filter(({ place_id, created_at }) => !isAfter(created_at, publicPlaceById.get(place_id))),
      ...data.reviews.filter(({ user_id, created_at }) => !isAfter(created_at, userById.get(user_id))),
    ];
    expect(early).toEqual([]);
  });
});

describe('places', () => {
  it('are near their city or neighborhood', () => {
    // The penguins of Boulders Beach live at the far end of the municipality of Cape Town.
    expect(farFrom(landmarks, 30)).toEqual(['Boulders Beach, Cape Town']);
    // GeoNames' centers of Mumbai and Dubai are far from the old towns, so a place near a landmark is accepted as well.
    const outlying = new Set(farFrom([...invented, ...data.places.filter(({ status }) => status === 'pending')], 12));
    const lost = data.places.filter(
      (place) =>
        outlying.has(`${place.name}, ${cityById.get(place.city_id)?.name ?? ''}`) &&
        !landmarks.some((landmark) => landmark.city_id === place.city_id && distance(landmark, place) <= 2.5),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('have unique ids and sources; invented places have unique names', () => {
    expect(repeated(data.places.map(({ id }) => id))).toEqual([]);
    expect(repeated(data.places.map(({ source, source_id }) => `${source} ${source_id}`))).toEqual([]);
    expect(repeated(data.places.filter(({ source }) => source === 'sample').map(({ name }) => name))).toEqual([]);
  });

  it('have an address with city and country, and a description without open slots', () => {
    for (const place of data.places) {
      const city = cityById.get(place.city_id);
      expect(place.full_address).toContain(city?.name);
      expect(place.full_address.endsWith(city?.country ?? 'x') || place.full_address.includes(`${city?.name ?? 'x'} `)).toBe(true);
      const odd = place.source === 'sample' ? /[{}|]|undefined|\s\s|(?<!\p{L})a [aeio]/iu : /[{}|]|undefined|\s\s/;
      expect(place.description).not.toMatch(odd);
      expect(place.description.length).toBeGreaterThan(40);
    }
  });

  it('have no reachable address and telephone number if they are invented', () => {
    for (const place of invented) {
      if (place.website) expect(place.website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
      if (place.email) expect(place.email).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/);
      for (const address of place.social_links?.split('; ') ?? []) expect(address).toMatch(/^https:\/\/(photos|friends)\.example\//);
      for (const address of [place.menu_url, place.booking_url]) if (address) expect(address).toMatch(/^https:\/\/[a-z0-9-]+\.example\//);
      if (place.phone) expect(place.phone).toMatch(/555-01\d\d|7946 0|496 0|1 99 00|23125|[23] 5550 /);
    }
  });

  it('have states, areas and contacts to show', () => {
    for (const state of ['closed-permanently', 'closed-temporarily', 'opening-soon']) {
      expect(invented.filter(({ business_status }) => business_status === state).length).toBeGreaterThanOrEqual(3);
    }
    expect(active.filter(({ area }) => area).length).toBeGreaterThanOrEqual(700);
    expect(invented.filter(({ email }) => email).length).toBeGreaterThanOrEqual(150);
  });

  it('have different descriptions within a city', () => {
    for (const places of groupBy(invented, ({ city_id }) => city_id).values()) {
      expect(repeated(places.map(({ description }) => description))).toEqual([]);
    }
  });

  it('come from at least three neighborhoods in each city, or two if it has three places', () => {
    for (const places of groupBy(invented, ({ city_id }) => city_id).values()) {
      const neighborhoods = places.map(({ full_address }) => full_address.split(', ')[1]);
      expect(new Set(neighborhoods).size).toBeGreaterThanOrEqual(Math.min(3, places.length - 1));
    }
  });
});

describe('cities and people', () => {
  it('have time zones that exist', () => {
    for (const { time_zone } of data.cities) expect(() => new Intl.DateTimeFormat('en', { timeZone: time_zone })).not.toThrow();
  });

  it('are among the oldest if they are featured', () => {
    const featured = data.cities.filter((city) => city.featured);
    for (const { created_at } of featured) expect(NOW.getTime() - Date.parse(created_at)).toBeGreaterThan(700 * DAY);
  });

  it('have unreachable, unique addresses and no password', () => {
    expect(repeated(data.users.map(({ email }) => email))).toEqual([]);
    for (const user of data.users) {
      expect(user.email).toMatch(/^[a-z.]+@sample\.invalid$/);
      expect(user.password_hash).toBeNull();
    }
  });
});

describe('reviews', () => {
  it('are at most one per place and user', () => {
    expect(repeated(data.reviews.map(({ place_id, user_id }) => `${place_id} ${user_id}`))).toEqual([]);
    expect(repeated(data.reviews.map(({ id }) => id))).toEqual([]);
  });

  it('never repeat a sentence for one place', () => {
    const written = groupBy(
      data.reviews.filter(({ status }) => status !== 'rejected'),
      ({ place_id }) => place_id,
    );
    for (const reviews of written.values()) expect(repeated(reviews.flatMap(({ comment }) => sentencesOf(comment)))).toEqual([]);
  });

  it('never repeat a sentence in two consecutive reviews, of all users or of one user', () => {
    const newest = [...approved].sort((a, b) => b.created_at.localeCompare(a.created_at));
    const lists: ReviewRow[][] = [newest, ...groupBy(newest, ({ user_id }) => user_id).values()];
    const echoes = lists.flatMap((list) =>
      list.flatMap((review, index) => {
        const next = new Set(sentencesOf(list[index + 1]?.comment ?? ''));
        return sentencesOf(review.comment).filter((sentence) => next.has(sentence));
      }),
    );
    expect(echoes).toEqual([]);
  });

  it('have one to ten sentences without unfilled slots', () => {
    const isOdd = (text: string): boolean => /[{}[\]|]|undefined|\s\s/.test(text);
    expect(approved.filter(({ comment, title }) => isOdd(comment) || isOdd(title ?? ''))).toEqual([]);
    expect(approved.filter(({ comment }) => comment.length <= 5 || sentencesOf(comment).length > 10)).toEqual([]);
    expect(approved.filter(({ title }) => (title ?? '').length > 120)).toEqual([]);
  });

  it('have realistic ratings', () => {
    const often = [...byPlace.values()].filter(({ length }) => length >= 5);
    const averages = often.map((list) => list.reduce((sum, { rating }) => sum + rating, 0) / list.length);
    const usual = averages.filter((average) => average >= 3.6 && average <= 4.8);
    expect(usual.length / averages.length).toBeGreaterThanOrEqual(0.7);
    expect(Math.max(...averages) - Math.min(...averages)).toBeGreaterThan(1);
    expect(new Set(approved.map(({ rating }) => rating)).size).toBe(5);
  });

  it('are many for a few places and none for some', () => {
    const counts = active.map(({ id }) => byPlace.get(id)?.length ?? 0);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...counts)).toBeLessThanOrEqual(60);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(20);
  });

  it('give real businesses at least four stars, and memorials at least three', () => {
    const isBusiness = ({ category }: PlaceRow): boolean => ['restaurant', 'cafe', 'bar', 'hotel', 'shopping'].includes(category);
    const memorials = ['Jallianwala Bagh', 'Partition Museum', 'Anne Frank House', 'District Six Museum'];
    const lowest = (places: readonly PlaceRow[]): number => Math.min(...places.flatMap(({ id }) => (byPlace.get(id) ?? []).map(({ rating }) => rating)));
    expect(lowest(landmarks.filter(isBusiness))).toBe(4);
    expect(lowest(landmarks.filter(({ name }) => memorials.includes(name)))).toBe(3);
  });
});

describe('building', () => {
  it('gives the same ids and texts at another moment', () => {
    const later = buildSampleData(new Date('2027-01-05T22:00:00Z'));
    const still = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
    expect(still(later.reviews)).toEqual(still(data.reviews));
    expect(later.reviews.map(({ comment }) => comment)).toEqual(data.reviews.map(({ comment }) => comment));
    expect(still(later.places)).toEqual(still(data.places));
  });

  it('makes ids in the shape of UUID version 7', () => {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const ids = [...data.cities, ...data.users, ...data.places, ...data.reviews].map(({ id }) => id);
    expect(ids.filter((id) => !shape.test(id))).toEqual([]);
    expect(repeated(ids)).toEqual([]);
  });
});

describe('the lists', () => {
  it('are public; each has public places of one city, each place once and in order', () => {
    expect(data.place_lists.length).toBeGreaterThanOrEqual(data.cities.length);
    for (const list of data.place_lists) {
      const items = data.place_list_items.filter(({ list_id }) => list_id === list.id);
      const places = items.map(({ place_id }) => publicPlaceById.get(place_id));
      expect(userById.has(list.user_id)).toBe(true);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(new Set(places).size).toBe(items.length);
      expect(items.length).toBeGreaterThanOrEqual(4);
      expect(new Set(places.map((place) => place?.city_id)).size).toBe(1);
      expect(places.every((place) => place && place.status === 'active' && place.created_at <= list.created_at)).toBe(true);
      expect(list.name).not.toMatch(/[{}]/);
    }
  });
});
