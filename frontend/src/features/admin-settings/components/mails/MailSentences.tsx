import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getIn } from 'formik';
import { useId } from 'react';
import { formatList, language as pageLanguage, t } from '../../../../lib/i18n';
import { siteLanguages } from '../../../../lib/currentSite';
import { LANGUAGES } from '../../../../lib/languages';
import { FormField } from '../../../../ui/form';
import { type FieldOf, fieldPath, optionText, settingText } from '../../../../widgets/settings';
import { type ControlProps, FieldHead, LanguageTabs, messageAt, orderedTexts, useShown, valueAt } from '../../../../widgets/setting-fields';
import { MailPreview } from './MailPreview';
import { type MailRecord, recordOf, SENTENCE_PARTS, type SentencePart, withRecord } from './mailRecords';
import { SentenceField } from './SentenceField';
import { useMailPreview } from './useMailPreview';

/** Field for the sentences of the operator in all mails: a choice of the mail and of the language, two sentences, and the preview of the mail. */
export function MailSentences({ field, name, path, form }: ControlProps) {
  const id = useId();
  const { fields } = field as FieldOf<'records'>;
  const mails = (fields.mail as FieldOf<'choice'>).options;
  const records = valueAt(form, name) as readonly MailRecord[];
  const wrongMails = form.submitCount > 0 ? records.flatMap(({ mail }, n) => (getIn(form.errors, `${name}.${n}`) === undefined ? [] : [mail])) : [];
  const [mail, chooseMail] = useShown(mails[0] ?? '', wrongMails, form.submitCount);
  const record = recordOf(records, mail);
  const at = `${name}.${records.includes(record) ? records.indexOf(record) : records.length}`;
  const wrong = LANGUAGES.map(({ code }) => code).filter((code) => SENTENCE_PARTS.some((part) => messageAt(form, `${at}.${part}.${code}`) !== undefined));
  const [code, chooseLanguage] = useShown(pageLanguage.code, wrong, form.submitCount);
  const shown = LANGUAGES.find((one) => one.code === code) ?? pageLanguage;
  const { preview, errors, message } = useMailPreview(mail, code, form.values);

  const change = (part: SentencePart, text: string) => {
    const changed = { ...record, [part]: orderedTexts({ ...record[part], [code]: text }) };
    void form.setFieldValue(name, withRecord(records, changed, mails));
  };
  const standard = { first: preview?.standardFirst, last: preview?.standardLast };
  const mailPath = fieldPath(path, 'mail');
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 2, minWidth: 0 }}>
      <FieldHead id={id} label={settingText(path)} hint={settingText(`${path}Help`)} />
      <FormField select label={settingText(mailPath)} value={mail} onChange={({ target }) => chooseMail(target.value)}>
        {mails.map((one) => (
          <MenuItem key={one} value={one}>
            {optionText(mailPath, one)}
          </MenuItem>
        ))}
      </FormField>
      <LanguageTabs
        id={id}
        label={settingText(path)}
        languages={LANGUAGES.filter((one) => one === shown || siteLanguages.offered.includes(one))}
        value={code}
        filled={SENTENCE_PARTS.flatMap((part) => Object.keys(record[part]))}
        wrong={wrong}
        onChange={chooseLanguage}
      />
      <Stack role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${code}`} sx={{ gap: 2 }}>
        {SENTENCE_PARTS.map((part) => (
          <SentenceField
            key={part}
            field={fields[part] as FieldOf<'localized'>}
            name={`${at}.${part}.${code}`}
            path={fieldPath(path, part)}
            form={form}
            language={shown}
            value={record[part][code] ?? ''}
            onChange={(text) => change(part, text)}
            standard={standard[part]}
            remark={errors[`${at}.${part}.${code}`]}
          />
        ))}
        {preview && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('settings.form.placeholders', { list: formatList(preview.placeholders.map((one) => `{{${one}}}`)) })}
          </Typography>
        )}
        <MailPreview mail={mail} title={optionText(mailPath, mail)} language={shown} values={form.values} preview={preview} message={message} />
      </Stack>
    </Stack>
  );
}
