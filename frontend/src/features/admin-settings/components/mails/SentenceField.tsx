import { t } from '../../../../lib/i18n';
import type { Language } from '../../../../lib/languages';
import { LongField } from '../../../../ui/form';
import { settingText } from '../../../../widgets/settings';
import { type ControlProps, messageAt } from '../../../../widgets/setting-fields';

interface Props extends Pick<ControlProps<'localized'>, 'field' | 'path' | 'form'> {
  /** Path of the text in the form: `mails.0.first.de`. */
  name: string;
  language: Language;
  value: string;
  onChange: (text: string) => void;
  /** Sentence of the app; empty if it has none, undefined while it loads. */
  standard: string | undefined;
  /** Message of the preview about the text. */
  remark: string | undefined;
}

/** Field for a sentence of a mail in one language. Below it stands the sentence of the app that it replaces. */
export function SentenceField({ field: { rules }, name, path, form, language, value, onChange, standard, remark }: Props) {
  const message = messageAt(form, name) ?? remark;
  const standardText = standard === '' ? t('settings.form.noStandardSentence') : standard && t('settings.form.standardSentence', { text: standard });
  const label = settingText(path);
  return (
    <LongField
      {...form.field(name)}
      value={value}
      // A sentence is one paragraph.
      onChange={({ target }) => onChange(target.value.replace(/\n/g, ' '))}
      max={rules.max}
      label={label}
      message={message}
      error={message !== undefined}
      hint={standardText}
      autoComplete="off"
      slotProps={{
        htmlInput: { lang: language.code, dir: language.direction, 'aria-label': t('settings.form.labelIn', { label, language: language.name }) },
      }}
    />
  );
}
