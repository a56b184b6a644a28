import type { ModerationKind } from '../../../graphql/schema.generated';
import { subjectOf } from './item';
import type { QueueRow_ItemFragment } from './queue/QueueRow.generated';

const SPAM = 'It is advertising, or was written to mislead.';
const OFFENSIVE = 'It attacks people, or uses inappropriate words.';
const PRIVATE = 'It contains private information about somebody.';

/** Suggested reasons for a rejection, most likely first. The author reads the chosen one. */
const REASONS: Record<Exclude<ModerationKind, 'REPORT'>, readonly string[]> = {
  REVIEW: [SPAM, 'It is not about a visit to this place.', 'It seems to be about another place.', OFFENSIVE, PRIVATE],
  PLACE: [
    'The guide has this place already.',
    'Its details are wrong, or could not be confirmed.',
    'It is not a place that visitors can go to.',
    SPAM,
    OFFENSIVE,
  ],
  EDIT: [
    'These details are wrong, or could not be confirmed.',
    'The guide already says this.',
    'It does not belong in a description of the place.',
    SPAM,
    OFFENSIVE,
  ],
  PHOTO: [
    'It does not show this place.',
    'It is blurred, too dark, or cut off.',
    'It shows somebody recognizable who may not want that.',
    'It is somebody else’s work.',
    SPAM,
    'It shows something inappropriate.',
  ],
};

/** Returns the suggested reasons for rejecting an item. */
export function reasonsFor(item: Pick<QueueRow_ItemFragment, 'kind' | 'photo' | 'review'>): readonly string[] {
  if (item.kind !== 'REPORT') return REASONS[item.kind];
  return subjectOf(item) === 'photo' ? REASONS.PHOTO : REASONS.REVIEW;
}
