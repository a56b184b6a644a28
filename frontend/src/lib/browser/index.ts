export { writeDraft } from './draft';
export { nextTask } from './nextTask';
export { saveFile } from './saveFile';
export { browserStore, sendCookie, tabStore } from './storage';
export { useDraft } from './useDraft';
export { useReducedMotion } from './useReducedMotion';
export { useSettled } from './useSettled';
export { useStored } from './useStored';
export { useTypedText } from './useTypedText';
