import type { ActivityAction, ActivityTarget } from '../../../graphql/schema.generated';
import { paths } from '../../../lib/address';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';

/** Verbs of the actions, between actor and target. */
export const ACTIONS: Readonly<Record<ActivityAction, string>> = {
  REGISTERED: 'registered',
  CREATED: 'added',
  UPDATED: 'changed',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  DELETED: 'deleted',
  SUSPENDED: 'suspended',
  REINSTATED: 'reinstated',
  CONFIRMED: 'confirmed the address of the',
  DISMISSED: 'dismissed',
  UPHELD: 'upheld',
  UNDONE: 'undid a change of',
  DOWNLOADED: 'downloaded',
};

/** Nouns of the targets, in front of a name. */
export const TARGETS: Readonly<Record<ActivityTarget, string>> = {
  CITY: 'city',
  PLACE: 'place',
  REVIEW: 'review of',
  USER: 'account of',
  PHOTO: 'photo of',
  PLACE_EDIT: 'suggested edit of',
  REPORT: 'report about',
  WEBHOOK: 'webhook to',
  API_TOKEN: 'API token',
  FILE: 'file',
  SETTING: 'settings of',
};

/** Plural names of the kinds of targets. */
export const TARGET_NAMES: Readonly<Record<ActivityTarget, string>> = {
  CITY: 'cities',
  PLACE: 'places',
  REVIEW: 'reviews',
  USER: 'accounts',
  PHOTO: 'photos',
  PLACE_EDIT: 'suggested edits',
  REPORT: 'reports',
  WEBHOOK: 'webhooks',
  API_TOKEN: 'API tokens',
  FILE: 'downloaded files',
  SETTING: 'settings',
};

type Target = Pick<ActivityItem_ActivityFragment, 'targetKind' | 'targetId' | 'label' | 'placeId'>;

/** Returns the link to the target of an activity; undefined if there is no page for it. */
export function hrefOf({ targetKind, targetId, label, placeId }: Target): string | undefined {
  switch (targetKind) {
    case 'CITY':
      return paths.adminCity(targetId);
    case 'PLACE':
      return paths.adminPlace(targetId);
    case 'USER':
      return label ? paths.adminUsers({ q: label }) : undefined;
    case 'REVIEW':
      return placeId ? paths.adminReviews({ placeId }) : undefined;
    case 'WEBHOOK':
      return paths.adminWebhook(targetId);
    default:
      return placeId ? paths.adminPlace(placeId) : undefined;
  }
}

/** Returns the label of a field: `foundedYear` → Founded year. */
export function fieldWords(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FLAGS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** Returns the value of a field as text: `featured` is Yes or No. */
export const valueWords = (field: string, value: string): string => (field === 'featured' ? (FLAGS[value] ?? value) : value);
