import { t, type TextKey } from '../../../lib/i18n';
import type { ModerationKind } from '../../../graphql/schema.generated';
import { subjectOf } from './item';
import type { QueueRow_ItemFragment } from './queue/QueueRow.generated';

/** Suggested reasons for a rejection, most likely first. The author reads the chosen one. */
const REASONS = {
  REVIEW: ['moderation.whySpam', 'moderation.whyNoVisit', 'moderation.whyAnotherPlace', 'moderation.whyOffensive', 'moderation.whyPrivate'],
  PLACE: ['moderation.whyKnownPlace', 'moderation.whyWrongPlace', 'moderation.whyNoPlace', 'moderation.whySpam', 'moderation.whyOffensive'],
  EDIT: ['moderation.whyWrongDetails', 'moderation.whyKnownDetails', 'moderation.whyNoDescription', 'moderation.whySpam', 'moderation.whyOffensive'],
  PHOTO: [
    'moderation.whyNotThisPlace',
    'moderation.whyBlurred',
    'moderation.whyRecognizable',
    'moderation.whySomebodyElses',
    'moderation.whySpam',
    'moderation.whyInappropriate',
  ],
} as const satisfies Record<Exclude<ModerationKind, 'REPORT'>, readonly TextKey[]>;

/** Returns the suggested reasons for rejecting an item. */
export function reasonsFor(item: Pick<QueueRow_ItemFragment, 'kind' | 'photo' | 'review'>): readonly string[] {
  const kind = item.kind === 'REPORT' ? (subjectOf(item) === 'photo' ? 'PHOTO' : 'REVIEW') : item.kind;
  return REASONS[kind].map((reason) => t(reason));
}
