import { type EntityManager, IsNull } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { isId } from '../../core/db/ids.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import type { RejectionInput } from '../../core/moderation/moderation.js';
import { cleanText } from '../../core/validation/text-rules.js';
import type { CityModule } from '../cities/index.js';
import type { PhotoModule } from '../photos/index.js';
import { Place, PlaceStatus } from './place.entity.js';
import { placeApproved, placeRejected } from './place.notices.js';
import { maySee } from './place.policy.js';

/** Decides about the places that people suggest. Each decision is taken once: whoever comes second gets Conflict. */
export class PlaceDecisionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<CityModule, 'cityById'> & Pick<PhotoModule, 'decisions' | 'notices'>,
  ) {}

  /** Makes a suggestion public; NotFound where there is none, Conflict where it does not wait. */
  async approve(moderator: Viewer, id: string): Promise<Place> {
    const place = await this.decide(moderator, id, { status: PlaceStatus.ACTIVE, rejectionReason: null });
    if (place.createdBy) await this.parts.notices.send(place.createdBy, placeApproved(place));
    return place;
  }

  /** Keeps a suggestion out of the guide; NotFound where there is none, Conflict where it does not wait. */
  async reject(moderator: Viewer, id: string, { reason }: RejectionInput): Promise<Place> {
    const rejectionReason = cleanText(reason, {});
    const place = await this.decide(moderator, id, { status: PlaceStatus.INACTIVE, rejectionReason });
    if (place.createdBy) await this.parts.notices.send(place.createdBy, placeRejected(place, rejectionReason));
    return place;
  }

  private async decide(moderator: Viewer, id: string, outcome: Pick<Place, 'status' | 'rejectionReason'>): Promise<Place> {
    const place = isId(id) ? await this.manager.findOne(Place, { where: { id, deletedAt: IsNull() }, lock: { mode: 'for_no_key_update' } }) : null;
    const city = place && (await this.parts.cityById.load(place.cityId));
    if (!place || !city || !maySee(moderator, place, city)) throw new NotFound('Place');
    if (place.status !== PlaceStatus.PENDING) throw new Conflict('This place does not wait for a decision any more.');
    const values = { ...outcome, updatedAt: new Date() };
    await this.manager.update(Place, id, values);
    await this.parts.decisions.announce({ kind: 'place', id: place.id, isApproved: outcome.status === PlaceStatus.ACTIVE, moderatorId: moderator.id });
    return Object.assign(place, values);
  }
}
