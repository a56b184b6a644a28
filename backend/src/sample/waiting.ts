import { momentOf, RECENT } from './calendar.js';
import { sampleId } from './ids.js';
import type { SamplePerson } from './people.js';
import type { DatedPlace } from './places.js';
import { createRandom } from './random.js';
import type { PlaceEditRow, ReportRow, ReviewRow } from './rows.js';
import { OPENING_HOURS } from './vocabulary/descriptions.js';
import { EDIT_NOTES, PLACE_REPORTS, REVIEW_REPORTS } from './vocabulary/waiting.js';

/** Maximum age of pending edits and reports (days), so that the moderation queue looks realistic. */
const LONGEST_WAIT = 5;

/** Pending edits and open reports of the moderation queue. */
interface SampleWaiting {
  placeEdits: PlaceEditRow[];
  reports: ReportRow[];
}

/** Creates suggested edits and reports of invented places, and reports of their reviews. */
export function createWaiting(places: readonly DatedPlace[], reviews: readonly ReviewRow[], people: readonly SamplePerson[], now: Date): SampleWaiting {
  const random = createRandom('waiting');
  const invented = random.shuffle(places.filter(({ kind, isPending, age }) => kind && !isPending && age > 2 * LONGEST_WAIT));
  const members = people.filter(({ isModerator, age }) => !isModerator && age > 2 * LONGEST_WAIT);
  const somebodyBut = (id: string | undefined): SamplePerson => random.pick(members.filter((person) => person.id !== id));
  const moment = (): string => momentOf(now, random.around(RECENT.to, LONGEST_WAIT));

  const placeEdits = invented
    .filter(({ openingHours }) => openingHours && openingHours !== '24/7')
    .slice(0, EDIT_NOTES.length)
    .map((place, index): PlaceEditRow => {
      const { id, category, openingHours = null } = place;
      const after = random.pick((OPENING_HOURS[category] ?? []).filter((hours) => hours !== openingHours));
      return {
        id: sampleId('edit', place.key),
        place_id: id,
        user_id: somebodyBut(place.createdBy?.id).id,
        changes: { openingHours: { before: openingHours, after } },
        note: EDIT_NOTES[index] ?? null,
        created_at: moment(),
      };
    });
  const ofPlaces = invented
    .filter(({ phone }) => phone)
    .slice(-PLACE_REPORTS.length)
    .map(
      (place, index): ReportRow => ({
        id: sampleId('report', place.key),
        reporter_id: somebodyBut(place.createdBy?.id).id,
        place_id: place.id,
        review_id: null,
        created_at: moment(),
        ...(PLACE_REPORTS[index] ?? { reason: 'other', note: null }),
      }),
    );
  const isInvented = new Set(invented.map(({ id }) => id));
  const settled = momentOf(now, LONGEST_WAIT);
  const shown = random.shuffle(reviews.filter((review) => review.status === 'approved' && review.created_at < settled && isInvented.has(review.place_id)));
  const ofReviews = shown.slice(0, REVIEW_REPORTS.length).map(
    (review, index): ReportRow => ({
      id: sampleId('report', review.id),
      reporter_id: somebodyBut(review.user_id).id,
      place_id: null,
      review_id: review.id,
      created_at: moment(),
      ...(REVIEW_REPORTS[index] ?? { reason: 'other', note: null }),
    }),
  );
  return { placeEdits, reports: [...ofPlaces, ...ofReviews] };
}
