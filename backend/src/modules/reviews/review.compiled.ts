import type { EntityManager } from 'typeorm';
import { ModerationStatus } from '../../core/moderation/index.js';
import { PageInput } from '../../core/paging/index.js';
import {
  allForVisitors,
  columnsOf,
  forVisitors,
  inputOf,
  list,
  one,
  page,
  part,
  type CompiledFields,
  Unreadable,
  value,
} from '../../core/compiled-queries/index.js';
import { visiblePlaces } from '../places/index.js';
import { personSql } from '../users/index.js';
import { ReviewListArgs, type ReviewSort } from './review.input.js';
import { COUNTED, HELD, ORDER, VISIBLE } from './review.loader.js';
import { rightsOf } from './review.policy.js';
import { STARS } from './review.service.js';
import { Review } from './review.entity.js';
import { RatingShareType, ReviewRights } from './review.type.js';

const NO_RIGHTS = rightsOf({ userId: '', status: ModerationStatus.APPROVED }, null, true);

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
          rows: () => `${reviewsOf(row, 'review.*')}${ofRating} ORDER BY ${ORDER[args.sort as ReviewSort]}review.created_at DESC, review.id DESC`,
          // The total of all reviews is `rating_count` without the few held ones. Reviews of one rating must be counted.
          counted: `SELECT ${rating ? `(${reviewsOf(row, 'count(*)::integer')}${ofRating})` : `${row}.rating_count - (${reviewsOf(row, 'count(*)::integer', HELD)})`} AS total`,
        };
      }),
      ratingBreakdown: list(
        ({ row }) => `SELECT given.stars, coalesce(found.count, 0) AS count FROM unnest(ARRAY[${STARS.join()}]) WITH ORDINALITY AS given (stars, position)
        LEFT JOIN (${reviewsOf(row, 'review.rating, count(*)::integer AS count', COUNTED)} GROUP BY review.rating) found ON found.rating = given.stars ORDER BY given.position`,
      ),
      myReview: forVisitors(null),
    },
    PlaceRights: { review: forVisitors(false) },
    RatingShare: columnsOf(RatingShareType),
    Review: {
      ...columnsOf(Review),
      user: one(({ row }) => personSql(`${row}.user_id`)),
      place: one(({ row }) => `${place}${row}.place_id`, { forVisitors: true }),
      visitMonth: value((row) => `to_char(${row}.visited_on, 'YYYY-MM')`),
      photos: list(
        ({ row }) => `SELECT photo.* FROM review_photos own JOIN photos photo ON photo.id = own.photo_id
          WHERE own.review_id = ${row}.id AND photo.deleted_at IS NULL AND photo.status = '${ModerationStatus.APPROVED}' ORDER BY own.position, own.photo_id`,
        { forVisitors: true },
      ),
      moderation: forVisitors(null),
      hasVoted: forVisitors(false),
      viewerCan: part(),
    },
    ReviewRights: allForVisitors(ReviewRights, NO_RIGHTS),
  };
}
