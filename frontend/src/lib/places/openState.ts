import { locale, t } from '../i18n';
import { makeOpenWords } from '../languages';

export { openState, type OpenState, type OpenTimes, type Period } from '../languages';

/** Formatters of opening states and times in the page's language. */
export const { knowsZone, clockAt, dayAt, openWords } = makeOpenWords((text, values) => t(text, values), locale);
