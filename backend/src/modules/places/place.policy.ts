import { allows } from '../../core/access/access.js';
import type { Viewer } from '../../core/access/viewer.js';
import { type Moderation, ModerationStatus } from '../../core/moderation/moderation.js';
import { type City, CityStatus } from '../cities/index.js';
import { type Place, PlaceStatus } from './place.entity.js';
import type { PlaceRights } from './place-rights.type.js';

type Standing = Pick<Place, 'status' | 'deletedAt' | 'createdBy'>;
type Home = Pick<City, 'status' | 'deletedAt'>;

const isCreator = (viewer: Viewer | null, { createdBy }: Pick<Place, 'createdBy'>): boolean => viewer !== null && viewer.id === createdBy;

/** Whether everyone sees a city. */
export const isOpen = ({ status, deletedAt }: Home): boolean => status === CityStatus.ACTIVE && !deletedAt;

/** Whether everyone sees a place. */
const isPublic = (place: Standing, city: Home): boolean => place.status === PlaceStatus.ACTIVE && !place.deletedAt && isOpen(city);

/** Whether somebody sees a place: suggestions are seen by whoever made them, and all that is not deleted by moderators. */
export function maySee(viewer: Viewer | null, place: Standing, city: Home): boolean {
  if (place.deletedAt || city.deletedAt) return false;
  return isPublic(place, city) || allows('moderator', viewer) || (isOpen(city) && isCreator(viewer, place));
}

/** The place that was found, its city with it, where somebody sees it. */
export const seenBy = (viewer: Viewer | null, place: Place | null): Place | null => (place && maySee(viewer, place, place.city) ? place : null);

/** What somebody may do with a place that they see. */
export function rightsOf(viewer: Viewer | null, place: Standing & Pick<Place, 'id'>, city: Home | null): PlaceRights {
  const placeIsPublic = city !== null && isPublic(place, city);
  const mayContribute = viewer !== null && placeIsPublic;
  return {
    placeId: place.id,
    isPublic: placeIsPublic,
    suggestEdit: mayContribute,
    addPhotos: mayContribute,
    report: mayContribute && !isCreator(viewer, place),
    moderate: allows('moderator', viewer) && place.status === PlaceStatus.PENDING,
    manage: allows('admin', viewer),
  };
}

const MODERATION: Record<PlaceStatus, ModerationStatus> = {
  [PlaceStatus.PENDING]: ModerationStatus.PENDING,
  [PlaceStatus.ACTIVE]: ModerationStatus.APPROVED,
  [PlaceStatus.INACTIVE]: ModerationStatus.REJECTED,
};

/** Where a suggestion stands, as far as somebody is told; null for a place that nobody has suggested. */
export function moderationOf(viewer: Viewer | null, place: Pick<Place, 'status' | 'createdBy' | 'rejectionReason' | 'version'>): Moderation | null {
  if (!place.createdBy || !(isCreator(viewer, place) || allows('moderator', viewer))) return null;
  return { status: MODERATION[place.status], reason: place.rejectionReason, isHeld: false, version: place.version };
}
