import { t } from '../../../lib/i18n';
import { FormField, FormPanel } from '../../../ui/form';
import { controlOf, IconField, useProposedWord } from '../../../widgets/definitions';
import type { IconField_IconFragment } from '../../../widgets/definitions/icons/IconField.generated';
import { fieldPathOf, LocalizedField, SettingControl, type SettingForm } from '../../../widgets/setting-fields';
import { ATTRIBUTES, type SettingFields, settingText } from '../../../widgets/settings';
import { AttributeCategories } from './AttributeCategories';
import { hasOptions } from './attributeForm';
import type { AttributeForm_AttributeFragment } from './AttributeForm.generated';
import { KindField } from './KindField';
import { OptionsField } from './options/OptionsField';

interface Props {
  form: SettingForm;
  fields: SettingFields;
  /** Absent for a new attribute. */
  attribute: AttributeForm_AttributeFragment | undefined;
  icons: readonly IconField_IconFragment[];
}

/** Switches that say where and for whom an attribute is shown. */
const SWITCHES = ['isOnPage', 'isOnCard', 'isFilter', 'isInternal', 'isHidden'] as const;

/** Fields of an attribute, by section. */
export function AttributeSections({ form, fields, attribute, icons }: Props) {
  useProposedWord(form, { names: 'names', word: 'key', separator: '_', isNew: attribute === undefined });
  const control = controlOf(ATTRIBUTES, fields, form);
  const { kind } = form.values;
  return (
    <>
      <FormPanel title={t('adminAttributes.names')}>
        <LocalizedField {...control('names', 'localized')} ofApp="never" />
        {attribute ? (
          <FormField
            label={settingText(fieldPathOf(ATTRIBUTES, 'key'))}
            value={attribute.key}
            hint={t('adminAttributes.keyStays')}
            slotProps={{ input: { readOnly: true, sx: { bgcolor: 'sunken.main' } } }}
          />
        ) : (
          <SettingControl {...control('key', 'text')} />
        )}
        <LocalizedField {...control('synonyms', 'localized')} ofApp="none" />
      </FormPanel>
      <FormPanel title={t('adminAttributes.values')}>
        <KindField {...control('kind', 'choice')} isUsed={attribute !== undefined && attribute.placesCount > 0} />
        {kind === 'number' && <SettingControl {...control('unit', 'text')} />}
        {hasOptions(kind) && <OptionsField {...control('options', 'records')} />}
      </FormPanel>
      <FormPanel title={t('adminAttributes.topic')}>
        <SettingControl {...control('section', 'choice')} />
        <AttributeCategories {...control('categories', 'texts')} />
        <IconField {...control('icon', 'choice')} icons={icons} />
      </FormPanel>
      <FormPanel title={t('adminAttributes.visibility')}>
        {SWITCHES.map((name) => (
          <SettingControl key={name} {...control(name, 'switch')} />
        ))}
      </FormPanel>
      <FormPanel title={t('adminAttributes.searchEnginesAndFiles')}>
        <SettingControl {...control('schemaProperty', 'choice')} />
        <SettingControl {...control('importNames', 'texts')} />
      </FormPanel>
    </>
  );
}
