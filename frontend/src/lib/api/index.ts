export { type FirstData, loseSession, makeClient, onSessionLost, readFirstData, saveFirstData, takeFirstData } from './apollo';
export { connected, isOffline, isSparing, onConnection, useOffline } from './connection';
export type { FirstQueries } from './firstQueries';
export { inputSchema, ruleSchema, ruleTest, textSchema } from './inputSchema';
export { fetchFile } from './rest';
export { CACHE as SAVED_RESPONSES, forgetSaved, isSaved, KEPT, savedKey } from './savedResponses';
export {
  changedIn,
  fieldErrorsOf,
  isConflict,
  isNotFound,
  isUnauthenticated,
  isWrongCredentials,
  messageOf,
  type Present,
  requestIdOf,
  type RestError,
  restMessageOf,
  serverMessageOf,
} from './serverErrors';
export { onTokenElsewhere, readToken, storeToken } from './token';
