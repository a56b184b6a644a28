export { type Decision, Decisions } from './decisions.js';
export { GUIDELINES, Moderation, ModerationStatus, REASON, RejectionInput } from './moderation.js';
