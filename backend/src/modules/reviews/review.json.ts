import { type Static, Type } from '@sinclair/typebox';
import type { Viewer } from '../../core/access/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { ADDRESS, choice, ID, MOMENT, object, VERSION } from '../../core/rest/index.js';
import { monthOf, type Review } from './review.entity.js';
import type { ReviewModule } from './review.module.js';

const fields = {
  _id: ID,
  rating: Type.Integer({ description: 'Stars, 1 to 5.' }),
  title: Type.Optional(Type.String()),
  comment: Type.String(),
  createdAt: MOMENT,
  user: Type.Optional(object({ name: Type.String(), avatar: Type.Optional(ADDRESS) })),
  visitMonth: Type.Optional(Type.String({ description: 'Month of the visit, such as `2026-03`.' })),
  editedAt: Type.Optional(MOMENT),
  helpfulCount: Type.Integer(),
  photos: Type.Optional(Type.Array(object({ url: ADDRESS, alt: Type.String() }))),
};
const decided = {
  place: Type.Optional(object({ _id: ID, name: Type.String() })),
  status: choice(Object.values(ModerationStatus)),
  rejectionReason: Type.Optional(Type.String()),
};
/** Public REST representation of a review. */
export const ReviewJson = object(fields, 'Review');
/** REST representation of a review for its author. */
export const OwnReviewJson = object({ ...fields, ...decided }, 'OwnReview');
/** REST representation of a review for admins. */
export const AdminReviewJson = object(
  { ...fields, ...decided, content: Type.String({ description: 'The same as `comment`.' }), version: VERSION },
  'AdminReview',
);

export async function reviewJson(review: Review, viewer: Viewer | null, { userById, reviewPhotos, photos }: ReviewModule): Promise<Static<typeof ReviewJson>> {
  const [user, pictures] = await Promise.all([userById.load(review.userId), reviewPhotos.list(review, viewer)]);
  const images = await Promise.all(pictures.map((photo) => photos.imageFor(viewer, photo)));
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
    photos: images.length > 0 ? images.map(({ url, alt }) => ({ url, alt })) : undefined,
  };
}

export async function ownReviewJson(review: Review, viewer: Viewer, services: ReviewModule): Promise<Static<typeof OwnReviewJson>> {
  const place = await services.publicPlaceById.load(review.placeId);
  return {
    ...(await reviewJson(review, viewer, services)),
    place: place ? { _id: place.id, name: place.name } : undefined,
    status: review.status,
    rejectionReason: review.rejectionReason ?? undefined,
  };
}

export async function adminReviewJson(review: Review, viewer: Viewer, services: ReviewModule): Promise<Static<typeof AdminReviewJson>> {
  const [json, place] = await Promise.all([reviewJson(review, viewer, services), services.placeById.load(review.placeId)]);
  return {
    ...json,
    content: review.comment,
    version: review.version,
    status: review.status,
    rejectionReason: review.rejectionReason ?? undefined,
    place: place ? { _id: place.id, name: place.name } : undefined,
  };
}
