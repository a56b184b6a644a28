import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { language, t } from '../../lib/i18n';
import { siteLanguages } from '../../lib/currentSite';
import { type Language, LANGUAGES } from '../../lib/languages';
import { FormField, LongField } from '../../ui/form';
import { type LocalizedValue, settingText } from '../settings';
import { orderedTexts } from './settingsForm';
import { type ControlProps, LINES, messageAt, valueAt } from './control';
import { FieldHead } from './FieldHead';
import { LanguageTabs } from './LanguageTabs';
import { MarkdownToggle } from './MarkdownToggle';
import { useShown } from './useShown';

/** Use of a text of the app in a language without a text: before texts in other languages, after them, or never; `none`: no text is needed. */
type OfApp = 'first' | 'last' | 'never' | 'none';

/**
 * Returns a sentence about what visitors see in a language without a text: the one in the default language, else in another, or that of the app.
 */
function fallbackWords(texts: LocalizedValue, { code, name }: Language, ofApp: OfApp): string | undefined {
  if (texts[code] || ofApp === 'none') return undefined;
  if (ofApp === 'first') return t('settings.form.seeStandard', { language: name });
  const other = siteLanguages.fallbacks.find((one) => texts[one.code]);
  if (other) return t('settings.form.seeOther', { language: name, other: other.name });
  return ofApp === 'never' ? undefined : t('settings.form.seeStandard', { language: name });
}

interface Props extends ControlProps<'localized'> {
  /** By default `last`; `never` in a record, and for an optional text. Synonyms have `none`. */
  ofApp?: OfApp;
}

/** Field for a text in each language: one input, and tabs of the languages. */
export function LocalizedField({ field, name, path, form, ofApp = field.isOptional || name.includes('.') ? 'never' : 'last' }: Props) {
  const { rules, isMarkdown } = field;
  const id = useId();
  const texts = valueAt(form, name) as LocalizedValue;
  const wrong = LANGUAGES.map(({ code }) => code).filter((code) => messageAt(form, `${name}.${code}`) !== undefined);
  const [code, choose] = useShown(language.code, wrong, form.submitCount);
  const shown = LANGUAGES.find((one) => one.code === code) ?? language;
  const languages = LANGUAGES.filter((one) => one === shown || texts[one.code] || siteLanguages.offered.includes(one));
  const label = settingText(path);
  const message = messageAt(form, `${name}.${code}`) ?? messageAt(form, name);
  const input = {
    ...form.field(`${name}.${code}`),
    message,
    error: message !== undefined,
    value: texts[code] ?? '',
    onChange: ({ target }: { target: { value: string } }) => void form.setFieldValue(name, orderedTexts({ ...texts, [code]: target.value })),
    hint: fallbackWords(texts, shown, ofApp) ?? (isMarkdown ? t('settings.form.markdown') : undefined),
    autoComplete: 'off',
    slotProps: { htmlInput: { lang: code, dir: shown.direction, 'aria-label': t('settings.form.labelIn', { label, language: shown.name }) } },
  };
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 0.5, minWidth: 0 }}>
      <FieldHead id={id} label={label} hint={settingText(`${path}Help`)} />
      <LanguageTabs id={id} label={label} languages={languages} value={code} filled={Object.keys(texts)} wrong={wrong} onChange={choose} />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${code}`} sx={{ mt: 0.5 }}>
        {rules.isMultiline || isMarkdown ? <LongField {...input} {...LINES} max={rules.max} /> : <FormField {...input} />}
      </Box>
      {isMarkdown && <MarkdownToggle text={texts[code] ?? ''} language={shown} />}
    </Stack>
  );
}
