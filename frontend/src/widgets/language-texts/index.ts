export { changedTexts, isLanguageTexts, languagesOf, type LanguageTexts, textsByLanguage, textsSummary } from './languageTexts';
export { type LanguageTextsForm, LanguageTextsPanel } from './LanguageTextsPanel';
