import { CONSOLE, CONSOLE_ERRORS, FINDINGS, SETTINGS } from '../../locales/console';
import { formatBytes, formatDateTime, formatDecimal, language, lazily, locale, takeFormats, takeTexts } from '../i18n';

const digits = lazily(() => new Intl.NumberFormat(locale, { useGrouping: false }));

/** Fetches the texts of the console. */
export async function loadConsoleTexts(): Promise<void> {
  const { code } = language;
  const [texts, errors, settings] = await Promise.all([CONSOLE[code](), CONSOLE_ERRORS[code](), SETTINGS[code]()]);
  takeTexts({ ...texts.default, errors: errors.default, settings: settings.default });
}

/** Fetches the messages of the checks of the installation, and adds the formats of their values. `digits` has no group separators: 12460. */
export async function loadFindingTexts(): Promise<void> {
  const texts = await FINDINGS[language.code]();
  takeFormats({ bytes: formatBytes, decimal: formatDecimal, digits: (n: number) => digits().format(n), moment: formatDateTime });
  takeTexts({ errors: texts.default });
}
