/** Messages about reviews and votes. */
export const reviews = {
  stars: 'Please choose 1 to 5 stars',
  commentMissing: 'Please write a few words',
  monthInvalid: 'Write a month as 2026-03',
  monthToCome: 'This month is still to come',
  ownVote: 'You cannot vote for your own review.',
  tooManyDeleted: 'You have deleted {{n}} reviews within half an hour. Please continue later.',
  alreadyReviewed: 'You have already reviewed this place.',
  ofAnother: 'You can change only your own reviews.',
  tooManyPhotos: 'A review has at most {{n}} photos, each once',
} as const;
