import { Type } from '@sinclair/typebox';
import { GUIDELINES, ModerationStatus } from '../../../core/moderation/index.js';
import { inPortions, SortDirection } from '../../../core/paging/index.js';
import { CSV, type CsvColumns, csvFile, MESSAGE, pageOf, param, type QueryValues, type Route, routesOf } from '../../../core/rest/index.js';
import { selectionOf } from '../../../core/selection/index.js';
import type { Review } from '../review.entity.js';
import { type AdminReviewFilter, AdminReviewSort, ReviewStatusInput } from './admin.input.js';
import { adminReviewJson, AdminReviewJson } from '../review.json.js';
import type { ReviewModule } from '../review.module.js';

const FILTER = {
  search: param.text('Words of the review, of the name of its author or of the name of its place.'),
  rating: param.integer('Only reviews with exactly this number of stars.', { min: 1, max: 5 }),
  status: param.oneOf(Object.values(ModerationStatus), 'Only reviews with this status.'),
  reported: param.boolean('True: only reviews with an open report; false: only other reviews.'),
  place: param.text('Only reviews of the place with this id.'),
  user: param.text('Only reviews of the user with this id.'),
};

const filterOf = ({ search, rating, status, reported, place, user }: QueryValues<typeof FILTER>): AdminReviewFilter => ({
  search,
  rating,
  status,
  reported,
  placeId: place,
  userId: user,
});

const COLUMNS: CsvColumns<Review> = {
  id: ({ id }) => id,
  place: ({ place }) => place.name,
  author: ({ user }) => user.name,
  rating: ({ rating }) => rating,
  title: ({ title }) => title,
  comment: ({ comment }) => comment,
  status: ({ status }) => status,
  rejectionReason: ({ rejectionReason }) => rejectionReason,
  helpful: ({ helpfulCount }) => helpfulCount,
  created: ({ createdAt }) => createdAt,
};

const route = routesOf<ReviewModule>();

export const reviewAdminRoutes: Route<ReviewModule>[] = [
  route({
    method: 'get',
    path: '/admin/reviews',
    access: 'admin',
    summary: 'List all reviews, the newest first',
    query: { ...FILTER, ...param.adminPage },
    answer: Type.Array(AdminReviewJson),
    async handle({ query, services, viewer }) {
      const order = { sort: AdminReviewSort.CREATED, direction: SortDirection.DESCENDING };
      const { items } = await services.reviewAdmin.list(filterOf(query), order, pageOf(query));
      return Promise.all(items.map((review) => adminReviewJson(review, viewer, services)));
    },
  }),
  route({
    method: 'get',
    path: '/admin/reviews.csv',
    access: 'admin',
    summary: 'Export all matching reviews as CSV',
    query: { ...FILTER, ids: param.ids('Only the reviews with these ids.') },
    answer: CSV,
    async handle({ query, services }) {
      return csvFile(
        'reviews',
        COLUMNS,
        inPortions((after, limit) => services.reviewAdmin.portion(filterOf(query), query.ids, after, limit)),
      );
    },
  }),
  route({
    method: 'put',
    path: '/admin/reviews/:id/status',
    access: 'admin',
    summary: 'Approve or reject a review; CONFLICT if it has changed since the given version',
    body: ReviewStatusInput,
    answer: AdminReviewJson,
    async handle({ params: { id }, input: { status, reason, version }, services, viewer }) {
      const selection = selectionOf(id, version);
      if (status === ModerationStatus.APPROVED) await services.reviewDecisions.approve(viewer, selection);
      else await services.reviewDecisions.reject(viewer, selection, reason ?? GUIDELINES);
      return adminReviewJson(await services.reviewAdmin.get(id), viewer, services);
    },
  }),
  route({
    method: 'delete',
    path: '/admin/reviews/:id',
    access: 'admin',
    summary: 'Delete a review; CONFLICT if it has changed since the given version',
    query: { version: param.version },
    answer: MESSAGE,
    async handle({ params, query, services, viewer }) {
      await services.reviewAdmin.remove(viewer, selectionOf(params.id, query.version));
      return { message: 'The review is deleted.' };
    },
  }),
];
