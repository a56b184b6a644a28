import { allows } from './access.js';
import type { Viewer } from './viewer.js';

/**
 * Viewers who see a row.
 * - `everyone`: it is public
 * - `insiders`: its owner and moderators, for example of a contribution that waits for a decision
 * - `owner`: only its owner; it is not moderated
 * - `moderators`: only moderators, for example of a row below a hidden one
 * - `nobody`: it is deleted, or below a deleted row
 */
export type Audience = 'everyone' | 'insiders' | 'owner' | 'moderators' | 'nobody';

/** The facts about a row that decide about the rights on it. Each module derives them from its rows. */
export interface Subject {
  /** Id of the user who wrote the row; null if the site itself did, or the account is deleted. */
  ownerId: string | null;
  shownTo: Audience;
  /** Id of the city that the row belongs to; null if it belongs to none. Moderators of some cities have no rights on rows of no city. */
  cityId: string | null;
}

const isOwner = (viewer: Viewer | null, { ownerId }: Subject): boolean => viewer !== null && viewer.id === ownerId;
/** Returns whether a viewer decides about the contributions to a city. @param cityId null for contributions that belong to no city */
const moderates = (viewer: Viewer | null, { cityId }: Pick<Subject, 'cityId'>): boolean =>
  viewer !== null && allows('moderator', viewer) && (viewer.cityIds === null || (cityId !== null && viewer.cityIds.includes(cityId)));

const isInsider = (viewer: Viewer | null, subject: Subject): boolean => isOwner(viewer, subject) || moderates(viewer, subject);

const SEES: Record<Audience, (viewer: Viewer | null, subject: Subject) => boolean> = {
  everyone: () => true,
  insiders: isInsider,
  owner: isOwner,
  moderators: moderates,
  nobody: () => false,
};

/** Rules of the actions on a row. A viewer who is null is a visitor. */
const RULES = {
  /** To read the row. */
  see: (viewer, subject) => SEES[subject.shownTo](viewer, subject),
  /** To read its moderation status, and its parts that are not public. */
  inspect: isInsider,
  /** To add to a public row: reviews, photos, edits, votes. */
  contribute: (viewer, { shownTo }) => viewer !== null && shownTo === 'everyone',
  /** To vote on the contribution of another user, or report it. */
  judge: (viewer, subject) => viewer !== null && !isOwner(viewer, subject),
  /** To change or delete one's own row. */
  edit: (viewer, subject) => isOwner(viewer, subject) && SEES[subject.shownTo](viewer, subject),
  /** To approve or reject. */
  moderate: moderates,
  /** To change or delete the row of anybody. */
  manage: (viewer) => allows('admin', viewer),
} satisfies Record<string, (viewer: Viewer | null, subject: Subject) => boolean>;

/** An action on a row. */
export type Action = keyof typeof RULES;

/** Returns whether a viewer can do something with a row. All policies build on it. @param viewer null for a visitor */
export const can = (viewer: Viewer | null, action: Action, subject: Subject): boolean => RULES[action](viewer, subject);

/**
 * Returns the SQL condition for the same rule as `can(viewer, 'moderate', …)`: rows of the cities that a moderator decides about.
 * @param cityId SQL expression for the id of the city that a row belongs to; null if it belongs to none
 */
export const ofCities = ({ cityIds }: Pick<Viewer, 'cityIds'>, cityId: string): string =>
  cityIds === null ? 'true' : `coalesce(${cityId} = ANY('{${cityIds.join()}}'::uuid[]), false)`;
