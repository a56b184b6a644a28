export { type Isolate, makeDotted, makeIsolate } from './bidi';
export { readTags } from './languageTags';
export { alternatesOf, ENGLISH, type Language, LANGUAGES, pathIn, prefixOf, readLanguage, shellOf } from './languages';
export { makeI18n, type Say } from './makeI18n';
export { makeOpenWords, openState, type OpenState, type OpenTimes, type OpenWords, type Period } from './makeOpenWords';
