import { Field, ObjectType } from 'type-graphql';
import { allows, type Viewer } from '../../core/access/index.js';
import { type Moderation, ModerationStatus } from '../../core/moderation/index.js';
import { type City, CityStatus } from '../cities/index.js';
import { type Place, PlaceStatus } from './place.entity.js';

@ObjectType({ description: 'Rights of the viewer on a place.' })
export class PlaceRights {
  @Field(() => Boolean, { description: 'Whether the viewer can suggest an edit.' })
  suggestEdit: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can add photos.' })
  addPhotos: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can report the place.' })
  report: boolean;

  @Field(() => Boolean, { description: 'Whether the place is pending and the viewer can approve or reject it.' })
  moderate: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can update and delete the place.' })
  manage: boolean;

  /** Id of the place, for resolvers of other modules that add rights. */
  placeId: string;

  /** Whether the place is public. */
  isPublic: boolean;
}

type Standing = Pick<Place, 'status' | 'deletedAt' | 'createdBy'>;
type Home = Pick<City, 'status' | 'deletedAt'>;

const isCreator = (viewer: Viewer | null, { createdBy }: Pick<Place, 'createdBy'>): boolean => viewer !== null && viewer.id === createdBy;

/** Returns whether a city is public. */
export const isOpen = ({ status, deletedAt }: Home): boolean => status === CityStatus.ACTIVE && !deletedAt;

/** Returns whether a place is public. */
const isPublic = (place: Standing, city: Home): boolean => place.status === PlaceStatus.ACTIVE && !place.deletedAt && isOpen(city);

/**
 * Returns whether a viewer can see a place.
 * Moderators see every place that is not deleted. Creators see their own places, also pending ones, if the city is public.
 */
export function maySee(viewer: Viewer | null, place: Standing, city: Home): boolean {
  if (place.deletedAt || city.deletedAt) return false;
  return isPublic(place, city) || allows('moderator', viewer) || (isOpen(city) && isCreator(viewer, place));
}

/** Returns the place if the viewer can see it, else `null`. Its city must be loaded. */
export const getVisible = (viewer: Viewer | null, place: Place | null): Place | null => (place && maySee(viewer, place, place.city) ? place : null);

/** Returns the rights of a viewer on a place that the viewer can see. */
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

/** Returns the status of a suggestion for its creator and moderators; `null` for other viewers and for places without a creator. */
export function moderationOf(viewer: Viewer | null, place: Pick<Place, 'status' | 'createdBy' | 'rejectionReason' | 'version'>): Moderation | null {
  if (!place.createdBy || !(isCreator(viewer, place) || allows('moderator', viewer))) return null;
  return { status: MODERATION[place.status], reason: place.rejectionReason, isHeld: false, version: place.version };
}
