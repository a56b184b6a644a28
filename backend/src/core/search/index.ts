export { SEARCH_TOKENS, searchTokens } from './tokens.js';
export { holdsWords, searchWords, wordParameters } from './words.js';
