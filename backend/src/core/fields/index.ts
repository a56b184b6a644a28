export { textColumns, textInputs, type WithTexts } from './decorators.js';
export { lastInCsv, textCells, textsIn, textTypes } from './rest.js';
export { isRequired, readTexts, type RequiredText, type TextField, type TextFields, type TextInputsOf, type TextsOf } from './text-field.js';
