export { type HoursLocation, isOpeningHours, openingTimes } from './opening-hours.js';
export { addDays, isTimeZone, startOfDay, wallClock } from './zone-clock.js';
