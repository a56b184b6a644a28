import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { getIn } from 'formik';
import { useState } from 'react';
import { formatList, languageName, t } from '../../lib/i18n';
import { FormField, FormPanel, LongField } from '../../ui/form';
import { type LanguageTexts, languagesOf, offeredLanguages, withLanguage } from './languageTexts';

/** Parts of a form that the fields of texts in other languages need. */
export interface LanguageTextsForm {
  values: { names: LanguageTexts; descriptions: LanguageTexts };
  errors: object;
  setFieldValue: (name: 'names' | 'descriptions', value: LanguageTexts) => unknown;
}

interface Props {
  form: LanguageTextsForm;
  /** Maximum length of a description (characters). */
  max: number;
}

/** Returns the languages with an error, from errors such as `names.de`. */
const wrongLanguages = (errors: object): string[] =>
  ['names', 'descriptions'].flatMap((field) => {
    const found = getIn(errors, field) as unknown;
    return typeof found === 'object' && found !== null ? Object.keys(found) : [];
  });

/** Section of a form with the names and descriptions in other languages. Its fields open for the chosen language, and for one with an error. */
export function LanguageTextsPanel({ form: { values, errors, setFieldValue }, max }: Props) {
  const { names, descriptions } = values;
  const [chosen, choose] = useState('');
  const wrong = wrongLanguages(errors);
  const code = wrong.length > 0 && !wrong.includes(chosen) ? (wrong[0] ?? chosen) : chosen;
  const written = languagesOf(names, descriptions);
  const { first, more } = offeredLanguages(names, descriptions);
  const option = (one: string) => (
    <MenuItem key={one} value={one}>
      {written.includes(one) ? t('languageTexts.filledIn', { language: languageName(one) }) : languageName(one)}
    </MenuItem>
  );
  const messageOf = (path: string): string | undefined => {
    const found = getIn(errors, path) as unknown;
    return typeof found === 'string' ? found : undefined;
  };
  const propsOf = (field: 'names' | 'descriptions') => {
    const message = messageOf(`${field}.${code}`) ?? messageOf(field);
    return {
      name: `${field}.${code}`,
      value: values[field][code] ?? '',
      message,
      error: message !== undefined,
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => void setFieldValue(field, withLanguage(values[field], code, target.value)),
      slotProps: { htmlInput: { lang: code, dir: 'auto' } },
    };
  };
  const language = code && languageName(code);
  return (
    <FormPanel title={t('languageTexts.title')} text={t('languageTexts.pagesInTheseLanguagesShowThem')}>
      <Stack sx={{ gap: 2.5 }}>
        <FormField
          select
          label={t('languageTexts.language')}
          value={code}
          onChange={({ target }) => choose(target.value)}
          hint={written.length > 0 ? t('languageTexts.written', { languages: formatList(written.map(languageName)) }) : undefined}
        >
          {first.map(option)}
          <ListSubheader>{t('languageTexts.more')}</ListSubheader>
          {more.map(option)}
        </FormField>
        {code !== '' && (
          <Box role="group" aria-label={language} sx={{ display: 'grid', gap: 2.5 }}>
            <FormField {...propsOf('names')} label={t('languageTexts.nameIn', { language })} hint={t('languageTexts.leaveEmptyWithoutOne')} />
            <LongField {...propsOf('descriptions')} label={t('languageTexts.descriptionIn', { language })} max={max} minRows={3} maxRows={14} />
          </Box>
        )}
      </Stack>
    </FormPanel>
  );
}
