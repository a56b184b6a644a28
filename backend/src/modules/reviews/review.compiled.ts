import type { EntityManager } from 'typeorm';
import { ModerationStatus } from '../../core/moderation/index.js';
import { PageInput } from '../../core/paging/index.js';
import {
  byViewer,
  columnsOf,
  factsOf,
  fixed,
  inputOf,
  list,
  made,
  one,
  page,
  part,
  rightsFields,
  type CompiledFields,
  Unreadable,
  value,
  VIEWER,
} from '../../core/compiled-queries/index.js';
import { visiblePlaces } from '../places/index.js';
import { personSql } from '../users/index.js';
import { ReviewListArgs, type ReviewSort } from './review.input.js';
import { COUNTED, HELD, ORDER, VISIBLE } from './review.loader.js';
import { moderationOf, type ReviewFacts, rightsOf } from './review.policy.js';
import { STARS } from './review.service.js';
import { Review } from './review.entity.js';
import { RatingShareType, ReviewRights } from './review.type.js';

/** SQL condition: the review of a place by the viewer. */
const BY_VIEWER = `review.user_id = ${VIEWER.id} AND review.deleted_at IS NULL`;

/** The properties of a review that its policy needs. */
const FACTS = ['userId', 'status', 'rejectionReason', 'heldAt', 'version'] as const;
const CITY_OF = (row: string) => `(SELECT city_id FROM places WHERE places.id = ${row}.place_id)`;
const CITY = { cityId: (row: string) => VIEWER.cityId(CITY_OF(row)) };

/** Returns a list of photos of a review. @param which SQL condition for photos */
const photosOf = (which: (row: string) => string) =>
  list(
    ({ row }) => `SELECT photo.* FROM review_photos own JOIN photos photo ON photo.id = own.photo_id
          WHERE own.review_id = ${row}.id AND photo.deleted_at IS NULL AND ${which(row)} ORDER BY own.position, own.photo_id`,
  );
const APPROVED = `photo.status = '${ModerationStatus.APPROVED}'`;

/** Compiled fields of reviews, and of `Place` for the fields that this module adds. */
export function reviewFields(manager: EntityManager): CompiledFields {
  const place = `${visiblePlaces(manager).select('place.*').getQuery()} AND place.id = `;
  const reviewsOf = (row: string, columnsOf: string, which = VISIBLE) =>
    `SELECT ${columnsOf} FROM reviews review WHERE review.place_id = ${row}.id AND ${which}`;
  return {
    Place: {
      reviews: page(({ row, args }) => {
        const { rating } = inputOf(ReviewListArgs, args);
        if (rating && !STARS.includes(rating)) throw new Unreadable('No review has so many stars.');
        const ofRating = rating ? ` AND review.rating = ${rating}` : '';
        return {
          page: inputOf(PageInput, args.page),
          rows: (range) => `${reviewsOf(row, 'review.*')}${ofRating} ORDER BY ${ORDER[args.sort as ReviewSort]}review.created_at DESC, review.id DESC ${range}`,
          // The total of all reviews is `rating_count` without the few held ones. Reviews of one rating must be counted.
          counted: () =>
            `SELECT ${rating ? `(${reviewsOf(row, 'count(*)::integer')}${ofRating})` : `${row}.rating_count - (${reviewsOf(row, 'count(*)::integer', HELD)})`} AS total`,
        };
      }),
      ratingBreakdown: list(
        ({ row }) => `SELECT given.stars, coalesce(found.count, 0) AS count FROM unnest(ARRAY[${STARS.join()}]) WITH ORDINALITY AS given (stars, position)
        LEFT JOIN (${reviewsOf(row, 'review.rating, count(*)::integer AS count', COUNTED)} GROUP BY review.rating) found ON found.rating = given.stars ORDER BY given.position`,
      ),
      myReview: byViewer(
        fixed(null),
        one(({ row }) => reviewsOf(row, 'review.*', BY_VIEWER)),
      ),
    },
    PlaceRights: {
      // Compiled queries read only public places.
      review: byViewer(
        fixed(false),
        value((row) => `NOT EXISTS (${reviewsOf(row, '1', BY_VIEWER)})`),
      ),
    },
    RatingShare: columnsOf(RatingShareType),
    Review: {
      ...columnsOf(Review),
      user: one(({ row }) => personSql(`${row}.user_id`)),
      place: one(({ row }) => `${place}${row}.place_id`),
      visitMonth: value((row) => `to_char(${row}.visited_on, 'YYYY-MM')`),
      photos: byViewer(
        photosOf(() => APPROVED),
        photosOf((row) => `(${APPROVED} OR ${row}.user_id = ${VIEWER.id} OR ${VIEWER.moderates(CITY_OF(row))})`),
      ),
      moderation: byViewer(fixed(null), made(factsOf(FACTS, CITY), moderationOf)),
      hasVoted: byViewer(
        fixed(false),
        value((row) => `EXISTS (SELECT FROM review_votes WHERE review_id = ${row}.id AND user_id = ${VIEWER.id})`),
      ),
      viewerCan: part(),
    },
    // The places of these reviews are public.
    ReviewRights: rightsFields(ReviewRights, factsOf(['userId', 'status'], CITY), (review: ReviewFacts, viewer) => rightsOf(review, viewer, true)),
  };
}
