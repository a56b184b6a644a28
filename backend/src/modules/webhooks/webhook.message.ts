import { type EntityManager, IsNull } from 'typeorm';
import { ModerationStatus } from '../../core/moderation/index.js';
import { placeJson } from '../places/index.js';
import { Review, reviewJson } from '../reviews/index.js';
import type { StatsModule } from '../stats/index.js';
import { WebhookEvent } from './webhook.entity.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

type Told = Pick<WebhookDelivery, 'event' | 'subjectId' | 'createdAt'>;

async function dataOf({ event, subjectId }: Told, manager: EntityManager, services: StatsModule): Promise<object | null> {
  if (event === WebhookEvent.PING) return {};
  if (event === WebhookEvent.PLACE_PUBLISHED) {
    const place = await services.publicPlaceById.load(subjectId);
    return place && placeJson(place, services);
  }
  const review = await manager.findOneBy(Review, { id: subjectId, status: ModerationStatus.APPROVED, deletedAt: IsNull() });
  const place = review && (await services.publicPlaceById.load(review.placeId));
  return place && { ...(await reviewJson(review, null, services)), place: { _id: place.id, name: place.name } };
}

/** Returns the JSON body of a message, with the public data of the REST API. Null if the place or review is not public. */
export async function messageOf(told: Told, manager: EntityManager, services: StatsModule): Promise<string | null> {
  const data = await dataOf(told, manager, services);
  return data && JSON.stringify({ type: told.event, timestamp: told.createdAt, data });
}
