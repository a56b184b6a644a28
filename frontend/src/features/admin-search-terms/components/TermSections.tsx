import { t } from '../../../lib/i18n';
import { FormField, FormPanel } from '../../../ui/form';
import { controlOf, useProposedWord } from '../../../widgets/definitions';
import { fieldPathOf, LocalizedField, SettingControl, type SettingForm } from '../../../widgets/setting-fields';
import { type SettingFields, settingText, TERMS } from '../../../widgets/settings';
import { MeaningHelp } from './MeaningHelp';

interface Props {
  form: SettingForm;
  fields: SettingFields;
  /** Key of a stored search term, which never changes; absent for a new one. */
  storedKey: string | undefined;
}

/** Fields of a search term, by section. */
export function TermSections({ form, fields, storedKey }: Props) {
  useProposedWord(form, { names: 'words', word: 'key', separator: '_', isList: true, isNew: storedKey === undefined });
  const control = controlOf(TERMS, fields, form);
  return (
    <>
      <FormPanel title={t('adminSearchTerms.visitorsType')}>
        <LocalizedField {...control('words', 'localized')} ofApp="none" />
        {storedKey === undefined ? (
          <SettingControl {...control('key', 'text')} />
        ) : (
          <FormField
            label={settingText(fieldPathOf(TERMS, 'key'))}
            value={storedKey}
            hint={t('adminSearchTerms.keyStays')}
            slotProps={{ input: { readOnly: true, sx: { bgcolor: 'sunken.main' } } }}
          />
        )}
      </FormPanel>
      <FormPanel title={t('adminSearchTerms.theyFind')}>
        <FormField
          {...form.field('meaning')}
          label={settingText(fieldPathOf(TERMS, 'meaning'))}
          hint={settingText(fieldPathOf(TERMS, 'meaningHelp'))}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
        />
        <MeaningHelp />
      </FormPanel>
    </>
  );
}
