import { t } from '../i18n/i18n';
import { locale } from '../i18n/locale';
import { makeOpenWords } from '../languages/makeOpenWords';

export { type OpenState, openState, type OpenTimes, type Period } from '../languages/makeOpenWords';

/** Formatters of opening states and times in the page's language. */
export const { knowsZone, clockAt, dayAt, openWords } = makeOpenWords((text, values) => t(text, values), locale);
