import { Type } from '@sinclair/typebox';
import { MAX_PAGE_SIZE } from '../../core/paging/index.js';
import { MESSAGE, object, pageOf, param, type Route, routesOf } from '../../core/rest/index.js';
import { ReviewInput, ReviewSort } from './review.input.js';
import { ownReviewJson, OwnReviewJson, reviewJson, ReviewJson } from './review.json.js';
import type { ReviewModule } from './review.module.js';

const PAGE = param.page(MAX_PAGE_SIZE, MAX_PAGE_SIZE);

const route = routesOf<ReviewModule>();

export const reviewRoutes: Route<ReviewModule>[] = [
  route({
    method: 'get',
    path: '/places/:id/reviews',
    access: 'public',
    summary: 'List the approved reviews of a place',
    query: { sort: param.orElse(param.oneOf(Object.values(ReviewSort), 'Order of the list.'), ReviewSort.NEWEST), ...PAGE },
    answer: object({ reviews: Type.Array(ReviewJson) }),
    async handle({ params, query, services, viewer }) {
      const place = await services.places.get(params.id);
      const { items } = await services.reviews.list(place.id, { sort: query.sort }, pageOf(query));
      return { reviews: await Promise.all(items.map((review) => reviewJson(review, viewer, services))) };
    },
  }),
  route({
    method: 'post',
    path: '/places/:id/reviews',
    access: 'signed-in',
    status: 201,
    summary: 'Add a review of a place, at most one per user',
    isIdempotent: true,
    body: ReviewInput,
    answer: OwnReviewJson,
    async handle({ params, input, idempotencyKey, services, viewer }) {
      return ownReviewJson(await services.reviewWriting.create(viewer, params.id, input, idempotencyKey), viewer, services);
    },
  }),
  route({
    method: 'put',
    path: '/reviews/:id',
    access: 'signed-in',
    summary: 'Update your own review',
    body: ReviewInput,
    answer: OwnReviewJson,
    async handle({ params, input, services, viewer }) {
      return ownReviewJson(await services.reviewWriting.update(viewer, params.id, input), viewer, services);
    },
  }),
  route({
    method: 'delete',
    path: '/reviews/:id',
    access: 'signed-in',
    summary: 'Delete your own review',
    answer: MESSAGE,
    async handle({ params, services, viewer }) {
      await services.reviewWriting.remove(viewer, params.id);
      return { message: 'Your review is deleted.' };
    },
  }),
  route({
    method: 'put',
    path: '/reviews/:id/helpful',
    access: 'signed-in',
    summary: 'Add your helpful vote to a review of another user',
    answer: ReviewJson,
    async handle({ params, services, viewer }) {
      return reviewJson(await services.reviewVotes.mark(viewer, params.id), viewer, services);
    },
  }),
  route({
    method: 'delete',
    path: '/reviews/:id/helpful',
    access: 'signed-in',
    summary: 'Remove your helpful vote from a review',
    answer: MESSAGE,
    async handle({ params, services, viewer }) {
      await services.reviewVotes.unmark(viewer, params.id);
      return { message: 'Your vote is removed.' };
    },
  }),
  route({
    method: 'get',
    path: '/auth/me/reviews',
    access: 'signed-in',
    summary: 'List all reviews of the signed-in user, with any status, the newest first',
    query: PAGE,
    answer: object({ reviews: Type.Array(OwnReviewJson) }),
    async handle({ query, services, viewer }) {
      const { items } = await services.reviews.listBy(viewer.id, 'all', pageOf(query));
      return { reviews: await Promise.all(items.map((review) => ownReviewJson(review, viewer, services))) };
    },
  }),
];
