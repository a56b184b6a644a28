export { addressCategory, categorySlug } from './addressCategory';
export { addressText, LONGEST_TEXT } from './addressText';
export { ATTRIBUTE_SECTIONS, cardWordsOf, cellOf, valueOf, wordsOf } from './attributeWords';
export { formatDistance, metresBetween } from './distance';
export { joinedCsv } from './joinedCsv';
export { type MapPicture, mapPictureIn, mapPictureOf } from './mapPicture';
export { type BusinessFacts, businessWords, clockAt, dayAt, knowsZone, openState, type OpenState, type OpenTimes, openWords, type Period } from './openState';
export { networkName } from './networkName';
export { useMinute } from './useMinute';
