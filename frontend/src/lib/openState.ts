import { t } from './i18n';
import { locale } from './locale';
import { makeOpenWords } from './makeOpenWords';

export { type OpenState, openState, type OpenTimes, type Period } from './makeOpenWords';

/** Formatters of opening states and times in the page's language. */
export const { knowsZone, clockAt, dayAt, openWords } = makeOpenWords((text, values) => t(text, values), locale);
