import type { ActivityAction, ActivityTarget } from '../../../graphql/schema.generated';
import { t, type TextKey } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { groupName } from '../../settings';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';

/** Texts of the actions: the sentence about an activity, and the name of the action in filters. */
export const ACTIONS = {
  REGISTERED: { said: 'console.saidRegistered', did: 'console.didRegistered' },
  CREATED: { said: 'console.saidCreated', did: 'console.didCreated' },
  UPDATED: { said: 'console.saidUpdated', did: 'console.didUpdated' },
  APPROVED: { said: 'console.saidApproved', did: 'console.didApproved' },
  REJECTED: { said: 'console.saidRejected', did: 'console.didRejected' },
  DELETED: { said: 'console.saidDeleted', did: 'console.didDeleted' },
  SUSPENDED: { said: 'console.saidSuspended', did: 'console.didSuspended' },
  REINSTATED: { said: 'console.saidReinstated', did: 'console.didReinstated' },
  CONFIRMED: { said: 'console.saidConfirmed', did: 'console.didConfirmed' },
  DISMISSED: { said: 'console.saidDismissed', did: 'console.didDismissed' },
  UPHELD: { said: 'console.saidUpheld', did: 'console.didUpheld' },
  UNDONE: { said: 'console.saidUndone', did: 'console.didUndone' },
  DOWNLOADED: { said: 'console.saidDownloaded', did: 'console.didDownloaded' },
  STARTED: { said: 'console.saidStarted', did: 'console.didStarted' },
  CANCELLED: { said: 'console.saidCancelled', did: 'console.didCancelled' },
  MERGED: { said: 'console.saidMerged', did: 'console.didMerged' },
  RESTORED: { said: 'console.saidRestored', did: 'console.didRestored' },
  PURGED: { said: 'console.saidPurged', did: 'console.didPurged' },
} as const satisfies Record<ActivityAction, { said: TextKey; did: TextKey }>;

/** Texts of the targets: one with its article, in front of a name, and the name of the kind in filters. */
export const TARGETS = {
  CITY: { the: 'console.theCity', all: 'console.allCity' },
  PLACE: { the: 'console.thePlace', all: 'console.allPlace' },
  REVIEW: { the: 'console.theReview', all: 'console.allReview' },
  USER: { the: 'console.theUser', all: 'console.allUser' },
  PHOTO: { the: 'console.thePhoto', all: 'console.allPhoto' },
  PLACE_EDIT: { the: 'console.thePlaceEdit', all: 'console.allPlaceEdit' },
  REPORT: { the: 'console.theReport', all: 'console.allReport' },
  WEBHOOK: { the: 'console.theWebhook', all: 'console.allWebhook' },
  API_TOKEN: { the: 'console.theApiToken', all: 'console.allApiToken' },
  FILE: { the: 'console.theFile', all: 'console.allFile' },
  SETTING: { the: 'console.theSetting', all: 'console.allSetting' },
  INVITATION: { the: 'console.theInvitation', all: 'console.allInvitation' },
  SAMPLE: { the: 'console.theSample', all: 'console.allSample' },
  CATEGORY: { the: 'console.theCategory', all: 'console.allCategory' },
  ATTRIBUTE: { the: 'console.theAttribute', all: 'console.allAttribute' },
  SEARCH_TERM: { the: 'console.theSearchTerm', all: 'console.allSearchTerm' },
  IMPORT: { the: 'console.theImport', all: 'console.allImport' },
  MAP: { the: 'console.theMap', all: 'console.allMap' },
  JOB: { the: 'console.theJob', all: 'console.allJob' },
  BACKUP: { the: 'console.theBackup', all: 'console.allBackup' },
  LIST: { the: 'console.theList', all: 'console.allList' },
} as const satisfies Record<ActivityTarget, { the: TextKey; all: TextKey }>;

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
    case 'SETTING':
      return label ? paths.adminSettings(label) : undefined;
    case 'MAP':
      return paths.adminSettings('map');
    case 'CATEGORY':
      return paths.adminCategory(targetId);
    case 'ATTRIBUTE':
      return paths.adminAttribute(targetId);
    case 'SEARCH_TERM':
      return paths.adminSearchTerm(targetId);
    case 'JOB':
    case 'BACKUP':
      return paths.adminSystem;
    case 'LIST':
      return paths.adminDeleted({ kind: 'list' });
    case 'INVITATION':
      return paths.adminInvitations;
    case 'WEBHOOK':
      return paths.adminWebhook(targetId);
    default:
      return placeId ? paths.adminPlace(placeId) : undefined;
  }
}

/** Returns the text of a key that is made of data; undefined if there is none. */
export const textAt = (key: string): string | undefined => t(key as 'console.field', { defaultValue: '' }) || undefined;

/** Returns the name of a target: that of the form for a group of settings, the role for an invitation, the kind of a job, and a text for the sample data. */
export function nameOf({ targetKind, label }: Pick<Target, 'targetKind' | 'label'>): string | null {
  if (targetKind === 'SETTING' && label) return groupName(label);
  if (targetKind === 'SAMPLE') return t('console.sample');
  if (targetKind === 'JOB' && label) return textAt(`system.job_${label}`) ?? label;
  if (targetKind === 'BACKUP') return label ?? '';
  if (targetKind === 'LIST') return label ?? t('console.notPublic');
  if (targetKind === 'PHOTO') return label ?? t('console.withoutDescription');
  if (targetKind === 'IMPORT') return label ?? '';
  return (targetKind === 'INVITATION' && textAt(`console.value_${label}`)) || label;
}
