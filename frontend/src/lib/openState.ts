import { t } from './i18n';
import { locale } from './locale';
import { makeOpenWords } from './makeOpenWords';

export { type OpenState, openState, type OpenTimes, type Period } from './makeOpenWords';

/** What writes states and times in the language of the page. */
export const { knowsZone, clockAt, dayAt, openWords } = makeOpenWords((text, values) => t(text, values), locale);
