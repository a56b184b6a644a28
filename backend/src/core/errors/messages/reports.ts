/** Messages about reports. */
export const reports = {
  reasonMissing: 'Please choose a reason',
  noteMissing: 'Please tell us what is wrong',
  ownContribution: 'You cannot report your own contributions.',
  tooManyToday: 'You have reported {{n}} things today. Please continue tomorrow.',
  alreadyReported: 'You have already reported this.',
  targetMissing: 'Name one place, one review or one photo',
  targetUnknown: 'There is no such thing to report',
} as const;
