import type { Viewer } from '../../core/access/viewer.js';
import { MAX_PAGE_SIZE, MAX_ROWS } from '../../core/paging/page.js';
import type { QueryReader } from '../../core/rest/query-reader.js';
import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import { imageOf } from '../photos/index.js';
import { monthOf, type Review } from './review.entity.js';
import { ReviewInput, ReviewSort } from './review.input.js';
import type { ReviewModule } from './index.js';

/** A review as the REST API shows it to everyone. */
export async function reviewJson(review: Review, viewer: Viewer | null, { userById, reviewPhotos }: ReviewModule) {
  const [user, pictures] = await Promise.all([userById.load(review.userId), reviewPhotos.list(review, viewer)]);
  return {
    _id: review.id,
    rating: review.rating,
    title: review.title ?? undefined,
    comment: review.comment,
    createdAt: review.createdAt,
    user: user ? { name: user.name, avatar: user.avatarUrl ?? undefined } : undefined,
    visitMonth: monthOf(review) ?? undefined,
    editedAt: review.editedAt ?? undefined,
    helpfulCount: review.helpfulCount,
    photos: pictures.length > 0 ? pictures.map(imageOf).map(({ url, alt }) => ({ url, alt })) : undefined,
  };
}

/** A review as its author sees it. */
async function ownReviewJson(review: Review, viewer: Viewer, services: ReviewModule) {
  const place = await services.publicPlaceById.load(review.placeId);
  return {
    ...(await reviewJson(review, viewer, services)),
    place: place ? { _id: place.id, name: place.name } : undefined,
    status: review.status,
    rejectionReason: review.rejectionReason ?? undefined,
  };
}

const pageOf = (query: QueryReader) => ({
  number: query.integer('page', { min: 1, max: MAX_ROWS, fallback: 1 }),
  size: query.integer('limit', { min: 1, max: MAX_PAGE_SIZE, fallback: MAX_PAGE_SIZE }),
});

export const reviewRoutes: Route<ReviewModule>[] = [
  {
    method: 'get',
    path: '/places/:id/reviews',
    access: 'public',
    summary: 'Approved reviews of a place, the newest first; query: sort, page, limit',
    async handle({ params, query, services, viewer }) {
      const place = await services.places.get(params.id ?? '');
      const sort = query.oneOf('sort', Object.values(ReviewSort)) ?? ReviewSort.NEWEST;
      const { items } = await services.reviews.list(place.id, { sort }, pageOf(query));
      return { reviews: await Promise.all(items.map((review) => reviewJson(review, viewer, services))) };
    },
  },
  {
    method: 'post',
    path: '/places/:id/reviews',
    access: 'signed-in',
    status: 201,
    summary: 'Reviews a place, once; body: rating, title, comment, visitMonth, photoIds; header: Idempotency-Key',
    async handle({ params, body, idempotencyKey, services, viewer }) {
      const review = await services.reviewWriting.create(viewer, params.id ?? '', readInput(ReviewInput, body), idempotencyKey);
      return ownReviewJson(review, viewer, services);
    },
  },
  {
    method: 'put',
    path: '/reviews/:id',
    access: 'signed-in',
    summary: 'Changes one\'s own review; body: rating, title, comment, visitMonth, photoIds',
    async handle({ params, body, services, viewer }) {
      const review = await services.reviewWriting.update(viewer, params.id ?? '', readInput(ReviewInput, body));
      return ownReviewJson(review, viewer, services);
    },
  },
  {
    method: 'delete',
    path: '/reviews/:id',
    access: 'signed-in',
    summary: 'Deletes one\'s own review',
    async handle({ params, services, viewer }) {
      await services.reviewWriting.remove(viewer, params.id ?? '');
      return { message: 'Your review is deleted.' };
    },
  },
  {
    method: 'put',
    path: '/reviews/:id/helpful',
    access: 'signed-in',
    summary: 'Says that one found somebody else\'s review helpful',
    async handle({ params, services, viewer }) {
      return reviewJson(await services.reviewVotes.mark(viewer, params.id ?? ''), viewer, services);
    },
  },
  {
    method: 'delete',
    path: '/reviews/:id/helpful',
    access: 'signed-in',
    summary: 'Takes that back',
    async handle({ params, services, viewer }) {
      await services.reviewVotes.unmark(viewer, params.id ?? '');
      return { message: 'Your vote is taken back.' };
    },
  },
  {
    method: 'get',
    path: '/auth/me/reviews',
    access: 'signed-in',
    summary: 'Everything that the signed-in person has reviewed, the newest first, whatever became of it; query: page, limit',
    async handle({ query, services, viewer }) {
      const { items } = await services.reviews.listBy(viewer.id, 'all', pageOf(query));
      return { reviews: await Promise.all(items.map((review) => ownReviewJson(review, viewer, services))) };
    },
  },
];
