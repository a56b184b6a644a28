export { type Isolate, makeDotted, makeIsolate } from './bidi';
export { readTags } from './languageTags';
export { ENGLISH, type Language, type LanguageChoice, LANGUAGES, makeSiteLanguages, shellOf, type SiteLanguages, withoutPrefix } from './languages';
export { type AttributeWords, makeAttributeWords, type ShownAttribute } from './makeAttributeWords';
export { type BusinessFacts, makeBusinessWords, type BusinessWords } from './makeBusinessWords';
export { makeI18n, type Say } from './makeI18n';
export { makeOpenWords, openState, type OpenState, type OpenTimes, type OpenWords, type Period } from './makeOpenWords';
