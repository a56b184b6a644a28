// Generated from the classes in backend/src by `npm run build`. Do not edit.
/**
 * Returns an average rating as it is shown: rounded down to a tenth. So a place that shows 4.0 has an average of at least 4, as the filter "4+" requires.
 * @param average mean of ratings from 1 to 5
 */
export const shownRating = (average: number): number => Math.floor(average * 10) / 10;
