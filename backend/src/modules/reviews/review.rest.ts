import { MAX_PAGE_SIZE, MAX_ROWS } from '../../core/paging/page.js';
import type { Route } from '../../core/rest/route.js';
import type { Review } from './review.entity.js';
import { ReviewSort } from './review.input.js';
import type { ReviewModule } from './index.js';

/** A review as the REST API shows it to everyone. */
async function reviewJson(review: Review, { userById }: ReviewModule) {
  const user = await userById.load(review.userId);
  return {
    _id: review.id,
    rating: review.rating,
    title: review.title ?? undefined,
    comment: review.comment,
    createdAt: review.createdAt,
    user: user ? { name: user.name, avatar: user.avatarUrl ?? undefined } : undefined,
  };
}

export const reviewRoutes: Route<ReviewModule>[] = [
  {
    method: 'get',
    path: '/places/:id/reviews',
    access: 'public',
    summary: 'Approved reviews of a place, the newest first; query: sort, page, limit',
    async handle({ params, query, services }) {
      const place = await services.places.get(params.id ?? '');
      const number = query.integer('page', { min: 1, max: MAX_ROWS, fallback: 1 });
      const size = query.integer('limit', { min: 1, max: MAX_PAGE_SIZE, fallback: MAX_PAGE_SIZE });
      const sort = query.oneOf('sort', Object.values(ReviewSort)) ?? ReviewSort.NEWEST;
      const { items } = await services.reviews.list(place.id, { sort }, { number, size });
      return { reviews: await Promise.all(items.map((review) => reviewJson(review, services))) };
    },
  },
];
