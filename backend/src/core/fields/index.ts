export { textColumns, textInputs, type WithTexts } from './decorators.js';
export {
  isLanguageTag,
  LanguageArgs,
  LanguageText,
  LanguageTextInput,
  languageTextList,
  LanguageTextsField,
  type LanguageTexts,
  MOST_LANGUAGES,
  readLanguageTexts,
  suitableLanguages,
  suitableText,
} from './language-texts.js';
export { lastInCsv, textCells, textsIn, textTypes, TRANSLATED } from './rest.js';
export { severalTexts, splitTexts } from './several-texts.js';
export { isRequired, readTexts, type RequiredText, type TextField, type TextFields, type TextInputsOf, type TextsOf } from './text-field.js';
