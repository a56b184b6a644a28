import { type EntityManager, In } from 'typeorm';
import { beginChange, type Change, changeOf, type ChangeType, type Viewer } from '../../../core/access/index.js';
import type { RejectionInput } from '../../../core/moderation/index.js';
import { refuseUnchanged, type Selection } from '../../../core/selection/index.js';
import { cleanText } from '../../../core/validation/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import type { CityModule } from '../../cities/index.js';
import { Place, PlaceStatus } from '../place.entity.js';
import { placeApproved, placeRejected } from '../place.notices.js';
import { type AdminPlaceFilter, IS_THERE, placeIds } from '../admin/index.js';
import type { Reason } from '../../../core/errors/index.js';

type PlaceSelection = Selection<AdminPlaceFilter>;

/** Approves and rejects suggested places. Each place is decided once: the second of two concurrent decisions gets Conflict. */
export class PlaceDecisionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<CityModule, 'activities' | 'decisions' | 'notices' | 'revisions' | 'siteSettings'>,
  ) {}

  /**
   * Publishes pending places. Selected places that are not pending are skipped.
   * @throws NotFound if none of them exists, Conflict if none is pending in the version that the moderator has seen
   */
  approve(moderator: Viewer, selection: PlaceSelection): Promise<ChangeType> {
    return this.decide(moderator, selection, null);
  }

  /** Rejects pending places. @throws as `approve` */
  reject(moderator: Viewer, selection: PlaceSelection, { reason }: RejectionInput): Promise<ChangeType> {
    return this.decide(moderator, selection, cleanText(reason, {}));
  }

  /** @param reason reason for the rejection; null approves the places */
  private async decide(moderator: Viewer, selection: PlaceSelection, reason: string | null): Promise<ChangeType> {
    const isApproved = reason === null;
    const { ids: seen, leftOut } = await this.parts.revisions.selected(
      ActivityTarget.PLACE,
      selection,
      placeIds(this.manager, this.parts.siteSettings, moderator),
      {
        done: `t.status <> '${PlaceStatus.PENDING}'`,
        moderator,
      },
    );
    const selected = { where: `t.id = ANY($1::uuid[]) AND ${IS_THERE}`, parameters: [seen] };
    const change = beginChange(moderator);
    const ids = await this.parts.activities.update(change, {
      kind: ActivityTarget.PLACE,
      action: isApproved ? ActivityAction.APPROVED : ActivityAction.REJECTED,
      rows: { ...selected, where: `${selected.where} AND t.status = '${PlaceStatus.PENDING}'` },
      values: { status: isApproved ? PlaceStatus.ACTIVE : PlaceStatus.INACTIVE, rejection_reason: reason },
    });
    if (ids.length === 0) await refuseUnchanged(this.manager, { table: 'places', ...selected }, 'place', decided(selection));
    await this.parts.decisions.announce({ kind: 'place', ids, isApproved, change });
    await this.tell(moderator, change, ids, reason);
    return changeOf(change, ids, leftOut);
  }

  private async tell(moderator: Viewer, change: Change, ids: string[], reason: string | null): Promise<void> {
    const places = await this.manager.find(Place, { select: { id: true, name: true, createdBy: true, status: true }, where: { id: In(ids) } });
    const notices = places.flatMap(({ createdBy: userId, status, ...place }) => {
      if (!userId || userId === moderator.id) return [];
      const notice = reason === null ? placeApproved(place) : placeRejected(place, reason);
      return [{ userId, notice, decided: { changeId: change.id, kind: ActivityTarget.PLACE, id: place.id, status } }];
    });
    await this.parts.notices.send(notices);
  }
}

const decided = ({ ids, seen }: PlaceSelection): Reason => ((ids ?? seen)?.length === 1 ? 'console.placeDecided' : 'console.placesDecided');
