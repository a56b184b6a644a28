import { Field, ObjectType } from 'type-graphql';
import { type Audience, can, type Subject, type Viewer } from '../../core/access/index.js';
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

type Standing = Pick<Place, 'status' | 'deletedAt' | 'createdBy' | 'cityId'>;
type Home = Pick<City, 'status' | 'deletedAt'>;

/** Returns whether a city is public. */
export const isOpen = ({ status, deletedAt }: Home): boolean => status === CityStatus.ACTIVE && !deletedAt;

/** Returns who sees a place. Its creator sees it in any status while the city is public. */
function audienceOf(place: Standing, city: Home | null): Audience {
  if (!city || place.deletedAt || city.deletedAt) return 'nobody';
  if (!isOpen(city)) return 'moderators';
  return place.status === PlaceStatus.ACTIVE ? 'everyone' : 'insiders';
}

const subjectOf = (place: Standing, city: Home | null): Subject => ({
  ownerId: place.createdBy,
  shownTo: audienceOf(place, city),
  cityId: place.cityId,
});

/** Returns whether a viewer can see a place. */
export const maySee = (viewer: Viewer | null, place: Standing, city: Home): boolean => can(viewer, 'see', subjectOf(place, city));

/** Returns the place if the viewer can see it, else `null`. Its city must be loaded. */
export const getVisible = (viewer: Viewer | null, place: Place | null): Place | null => (place && maySee(viewer, place, place.city) ? place : null);

/** Returns the rights of a viewer on a place that the viewer can see. */
export function rightsOf(viewer: Viewer | null, place: Standing & Pick<Place, 'id'>, city: Home | null): PlaceRights {
  const subject = subjectOf(place, city);
  const mayContribute = can(viewer, 'contribute', subject);
  return {
    placeId: place.id,
    isPublic: subject.shownTo === 'everyone',
    suggestEdit: mayContribute,
    addPhotos: mayContribute,
    report: mayContribute && can(viewer, 'judge', subject),
    moderate: can(viewer, 'moderate', subject) && place.status === PlaceStatus.PENDING,
    manage: can(viewer, 'manage', subject),
  };
}

const MODERATION: Record<PlaceStatus, ModerationStatus> = {
  [PlaceStatus.PENDING]: ModerationStatus.PENDING,
  [PlaceStatus.ACTIVE]: ModerationStatus.APPROVED,
  [PlaceStatus.INACTIVE]: ModerationStatus.REJECTED,
};

/** Returns the status of a suggestion for its creator and moderators; `null` for other viewers and for places without a creator. */
export function moderationOf(viewer: Viewer | null, place: Pick<Place, 'status' | 'createdBy' | 'cityId' | 'rejectionReason' | 'version'>): Moderation | null {
  if (!place.createdBy || !can(viewer, 'inspect', { ownerId: place.createdBy, shownTo: 'insiders', cityId: place.cityId })) return null;
  return { status: MODERATION[place.status], reason: place.rejectionReason, isHeld: false, version: place.version };
}

/** Returns whether a viewer moderates the places of a city, and so sees their attributes for moderators. */
export const moderatesIn = (viewer: Viewer | null, cityId: string | null): boolean => can(viewer, 'moderate', { ownerId: null, shownTo: 'everyone', cityId });
