import type { Viewer } from '../../core/access/viewer.js';
import { GUIDELINES, ModerationStatus } from '../../core/moderation/moderation.js';
import { inPortions } from '../../core/paging/portions.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import { adminPageOf } from '../../core/rest/admin-page.js';
import { type CsvColumns, streamCsv } from '../../core/rest/csv.js';
import { FileAnswer } from '../../core/rest/file-answer.js';
import type { QueryReader } from '../../core/rest/query-reader.js';
import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import type { Review } from './review.entity.js';
import { type AdminReviewFilter, AdminReviewSort, ReviewStatusInput } from './review-admin.input.js';
import { reviewJson } from './review.rest.js';
import type { ReviewModule } from './index.js';

/** A review as the REST API shows it to admins. */
async function adminReviewJson(review: Review, viewer: Viewer, services: ReviewModule) {
  const [json, place] = await Promise.all([reviewJson(review, viewer, services), services.placeById.load(review.placeId)]);
  return {
    ...json, content: review.comment, status: review.status, rejectionReason: review.rejectionReason ?? undefined,
    place: place ? { _id: place.id, name: place.name } : undefined,
  };
}

function filterOf(query: QueryReader): AdminReviewFilter {
  const rating = query.number('rating') === undefined ? undefined : query.integer('rating', { min: 1, max: 5, fallback: 1 });
  return {
    search: query.text('search'), rating, status: query.oneOf('status', Object.values(ModerationStatus)), reported: query.boolean('reported'),
    placeId: query.text('place'), userId: query.text('user'),
  };
}

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

export const reviewAdminRoutes: Route<ReviewModule>[] = [
  {
    method: 'get',
    path: '/admin/reviews',
    access: 'admin',
    summary: 'The reviews, the last written first; query: search, rating, status, reported, place, user, page, limit',
    async handle({ query, services, viewer }) {
      const order = { sort: AdminReviewSort.CREATED, direction: SortDirection.DESCENDING };
      const { items } = await services.reviewAdmin.list(filterOf(query), order, adminPageOf(query));
      return Promise.all(items.map((review) => adminReviewJson(review, viewer, services)));
    },
  },
  {
    method: 'get',
    path: '/admin/reviews.csv',
    access: 'admin',
    summary: 'All of them as a file; query: search, rating, status, reported, place, user, ids',
    async handle({ query, services }) {
      const [filter, ids] = [filterOf(query), query.ids('ids')];
      const portions = inPortions((after, limit) => services.reviewAdmin.portion(filter, ids, after, limit));
      return new FileAnswer('text/csv; charset=utf-8', 'reviews', 'csv', streamCsv(COLUMNS, portions));
    },
  },
  {
    method: 'put',
    path: '/admin/reviews/:id/status',
    access: 'admin',
    summary: 'Approves or rejects a review; body: status, reason',
    async handle({ params, body, services, viewer }) {
      const id = params.id ?? '';
      const { status, reason } = readInput(ReviewStatusInput, body);
      if (status === ModerationStatus.APPROVED) await services.reviewDecisions.approve(viewer, { ids: [id] });
      else await services.reviewDecisions.reject(viewer, { ids: [id] }, reason ?? GUIDELINES);
      return adminReviewJson(await services.reviewAdmin.get(id), viewer, services);
    },
  },
  {
    method: 'delete',
    path: '/admin/reviews/:id',
    access: 'admin',
    summary: 'Deletes a review',
    async handle({ params, services, viewer }) {
      await services.reviewAdmin.remove(viewer, { ids: [params.id ?? ''] });
      return { message: 'The review is deleted.' };
    },
  },
];
