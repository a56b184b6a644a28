export { DAY_BY_NAME, plainWords, type Weekday, WEEKDAYS } from './hours-words.js';
export { type HoursLocation, isOpeningHours, openingTimes } from './opening-hours.js';
export { HOURS_RULES, type MinuteRange, openMinutes } from './open-minutes.js';
export { addDays, isTimeZone, startOfDay, wallClock } from './zone-clock.js';
export { hoursOfDays, hoursOfWords } from './written-hours.js';
