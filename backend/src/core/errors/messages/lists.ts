/** Messages about favorites and lists. */
export const lists = {
  nameMissing: 'Please name the list',
  visibilityMissing: 'Please choose who may read the list',
  tooManyFavorites: 'You have {{n}} favorites, which is the maximum. Remove one first.',
  tooManyPlaces: 'A list has at most {{n}} places. Remove one first, or start another list.',
  tooManyLists: 'You have {{n}} lists, which is the maximum. Delete one first.',
  notByLink: 'This list is not visible by link.',
  tooManyAtOnce: 'These lists have too many places to be read at once. Ask for one list at a time.',
  positionTooLow: 'Positions start at 1',
} as const;
