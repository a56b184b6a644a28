export { dayFromNow, endOfDay, isDay, startOfDay, startOfNextDay } from './days';
export { errorText, type ReasonFace } from './errorText';
export {
  capitalize,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatDecimal,
  formatGrowth,
  formatList,
  formatMonth,
  formatNumber,
  formatRating,
  formatYear,
  formatYearMonth,
} from './format';
export { folded, hasWords } from './folded';
export { formatBytes } from './formatBytes';
export { loadLegalTexts, t, takeFormats, takeTexts, type TextKey } from './i18n';
export { dotted, isolate } from './isolate';
export { rememberLanguage } from './languageChoice';
export { lazily } from './lazily';
export { localizedPath, homeTag, language, locale, inlineDirection, preferredLanguage } from './locale';
export { categoryName, categoryNames, FREE, languageName, priceName } from './names';
export { relativeTime } from './relativeTime';
export { outliveTranslation } from './translation';
export { weekdayNames } from './weekdays';
