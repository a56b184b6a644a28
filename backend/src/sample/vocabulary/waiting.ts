import type { ReportRow } from '../rows.js';

type Complaint = Pick<ReportRow, 'reason' | 'note'>;

/** Notes on suggested opening hours; null for an edit without a note. */
export const EDIT_NOTES: readonly (string | null)[] = [
  'The hours on the door are these now.',
  null,
  'I asked on Saturday; they have changed them for good.',
  'New owner, new hours.',
  null,
  'It says so on the board inside.',
];

/** Reports of places. */
export const PLACE_REPORTS: readonly Complaint[] = [
  { reason: 'wrong-details', note: 'The telephone number belongs to somebody else.' },
  { reason: 'wrong-details', note: 'The pin is on the wrong side of the road.' },
  { reason: 'other', note: 'It has been closed for two weeks. Does anybody know more?' },
];

/** Reports of reviews. */
export const REVIEW_REPORTS: readonly Complaint[] = [
  { reason: 'wrong-details', note: 'This must be about another place.' },
  { reason: 'spam', note: null },
  { reason: 'other', note: 'The same words stand under another place, too.' },
  { reason: 'inappropriate', note: null },
];
