import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { t } from '../../../lib/i18n';
import {
  QueueApplyEditDocument,
  QueueApprovePhotosDocument,
  QueueApprovePlacesDocument,
  QueueApproveReviewsDocument,
  QueueDismissReportsDocument,
  QueueRejectEditDocument,
  QueueRejectPhotosDocument,
  QueueRejectPlacesDocument,
  QueueRejectReviewsDocument,
  QueueUpholdReportsDocument,
} from './decisions.generated';
import { subjectOf, thingOf } from './item';
import type { QueueRow_ItemFragment } from './queue/QueueRow.generated';

/** Decision of a moderator: `approve` or `reject` content; `dismiss` (reports are wrong) or `uphold` (reports are right). */
export type Verdict = 'approve' | 'reject' | 'dismiss' | 'uphold';

type Item = Pick<QueueRow_ItemFragment, 'id' | 'kind' | 'version' | 'place' | 'review' | 'photo' | 'reports'>;

type Label = `moderation.${Verdict | 'apply' | 'rejectReview' | 'rejectPhoto'}`;

/** Decision button. */
export interface Action {
  verdict: Verdict;
  label: Label;
  /** Keyboard shortcut. */
  shortcut?: 'a' | 'r';
}

/** Returns the possible decisions for items of one kind; none if the items have different kinds. */
export function actionsFor(items: readonly Item[]): Action[] {
  const [first, ...others] = items;
  if (!first || others.some(({ kind }) => kind !== first.kind)) return [];
  if (first.kind !== 'REPORT') {
    return [
      { verdict: 'approve', label: first.kind === 'EDIT' ? 'moderation.apply' : 'moderation.approve', shortcut: 'a' },
      { verdict: 'reject', label: 'moderation.reject', shortcut: 'r' },
    ];
  }
  const dismiss: Action = { verdict: 'dismiss', label: 'moderation.dismiss', shortcut: 'a' };
  const subject = subjectOf(first);
  if (others.length > 0 || subject === 'place') return [dismiss, { verdict: 'uphold', label: 'moderation.uphold', shortcut: 'r' }];
  return [
    dismiss,
    { verdict: 'reject', label: subject === 'review' ? 'moderation.rejectReview' : 'moderation.rejectPhoto', shortcut: 'r' },
    { verdict: 'uphold', label: 'moderation.uphold' },
  ];
}

interface Answer {
  change: { id: string; count: number; leftOut: readonly string[] };
}

/** Mutation that returns a `Change`. */
export interface Step {
  mutation: TypedDocumentNode<Answer>;
  variables: OperationVariables;
}

// TypeScript cannot convert the concrete variables type to the general one, which is a conditional type.
const step = <Variables extends OperationVariables>(mutation: TypedDocumentNode<Answer, Variables>, variables: Variables): Step =>
  ({ mutation, variables }) as unknown as Step;

/** Returns the reported target, its version, and the ids of the reports, all as the viewer has read them. */
function reportsOf(item: Item) {
  return { target: targetOf(item), version: item.version, reports: item.reports.map(({ id }) => id) };
}

function targetOf(item: Item): { placeId: string } | { reviewId: string } | { photoId: string } {
  const id = thingOf(item);
  return { place: { placeId: id }, review: { reviewId: id }, photo: { photoId: id } }[subjectOf(item)];
}

/** Kind of the content of a report. */
const KIND_OF = { place: 'PLACE', review: 'REVIEW', photo: 'PHOTO' } as const;

const APPROVING = { PLACE: QueueApprovePlacesDocument, REVIEW: QueueApproveReviewsDocument, PHOTO: QueueApprovePhotosDocument };
const REJECTING = { PLACE: QueueRejectPlacesDocument, REVIEW: QueueRejectReviewsDocument, PHOTO: QueueRejectPhotosDocument };

/**
 * Returns the mutations for a decision on items of one kind, with the versions that the viewer has read.
 * One mutation covers all items if the API has a bulk mutation for the kind; otherwise each item has its own.
 */
export function stepsFor(items: readonly Item[], verdict: Verdict, reason = ''): Step[] {
  const [first] = items;
  if (!first) return [];
  const seen = items.map((item) => ({ id: thingOf(item), version: item.version }));
  const input = { reason };
  if (verdict === 'dismiss') return items.map((item) => step(QueueDismissReportsDocument, reportsOf(item)));
  if (verdict === 'uphold') return items.map((item) => step(QueueUpholdReportsDocument, reportsOf(item)));
  if (first.kind === 'EDIT') {
    return seen.map((edit) => (verdict === 'approve' ? step(QueueApplyEditDocument, edit) : step(QueueRejectEditDocument, { ...edit, input })));
  }
  const kind = first.kind === 'REPORT' ? KIND_OF[subjectOf(first)] : first.kind;
  return [verdict === 'approve' ? step(APPROVING[kind], { seen }) : step(REJECTING[kind], { seen, input })];
}

const DONE = {
  REVIEW: { approve: 'moderation.reviewsApproved', reject: 'moderation.reviewsRejected' },
  PLACE: { approve: 'moderation.placesApproved', reject: 'moderation.placesRejected' },
  EDIT: { approve: 'moderation.editsApplied', reject: 'moderation.editsRejected' },
  PHOTO: { approve: 'moderation.photosApproved', reject: 'moderation.photosRejected' },
  REPORT: { dismiss: 'moderation.reportsDismissed', uphold: 'moderation.reportsUpheld' },
} as const;

/** Returns a message such as "Review approved" or "3 edits applied". */
export function wordsFor(item: Pick<Item, 'kind' | 'review' | 'photo'>, verdict: Verdict, count: number): string {
  if (verdict === 'dismiss' || verdict === 'uphold') return t(DONE.REPORT[verdict], { count });
  const kind = item.kind === 'REPORT' ? KIND_OF[subjectOf(item)] : item.kind;
  return t(DONE[kind][verdict], { count });
}
