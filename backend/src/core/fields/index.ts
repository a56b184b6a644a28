export { textColumns, textInputs, type WithTexts } from './decorators.js';
export {
  isLanguageTag,
  LanguageText,
  LanguageTextInput,
  languageTextList,
  type LanguageTexts,
  readLanguageTexts,
} from './language-texts.js';
export { lastInCsv, textCells, textsIn, textTypes } from './rest.js';
export { severalTexts, splitTexts } from './several-texts.js';
export { isRequired, readTexts, type RequiredText, type TextField, type TextFields, type TextInputsOf, type TextsOf } from './text-field.js';
