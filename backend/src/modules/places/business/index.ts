export { BUSINESS_STATES, CLOSED_FOR_GOOD, isDay, isListed, OPEN, opensLater, stateOfWord } from './business-state.js';
export { type HoursFacts, isInBusiness, placeTimes } from './place-times.js';
