import type { ComponentType } from 'react';
import { errorText } from '../../../lib/i18n';
import { FormPanel } from '../../../ui/form';
import { RecordBody } from '../../../widgets/record-form';
import { type ControlProps, fieldPathOf, LockedField, SettingControl } from '../../../widgets/setting-fields';
import { groupName, settingText } from '../../../widgets/settings';
import { ChangeNote } from './ChangeNote';
import { isShown } from './isShown';
import { MailSentences } from './mails/MailSentences';
import type { SettingsForm_SettingsFragment } from './SettingsForm.generated';
import { useSettingsForm } from './useSettingsForm';

interface Props {
  /** Name of the group in the declarations. */
  name: string;
  settings: SettingsForm_SettingsFragment;
}

/** Controls of settings for which that of their kind does not suffice, by the path of their texts. */
const CONTROLS: Readonly<Record<string, ComponentType<ControlProps>>> = { 'mail.mails': MailSentences };

/** Form of any group of settings, with the fields that the server declares. */
export function SettingsForm({ name: group, settings }: Props) {
  const { form, parts, fields } = useSettingsForm(group, settings);
  const variables = new Map(settings.locked.map(({ field, variable }) => [field, variable]));
  return (
    <RecordBody form={form} parts={parts} note={<ChangeNote settings={settings} />}>
      <FormPanel title={groupName(group)} text={settingText(`groups.${group}Help`)}>
        {Object.entries(fields).map(([name, field]) => {
          const control = { field, path: fieldPathOf(group, name) };
          const variable = variables.get(name);
          // An invalid value must be visible, because it keeps the form from being saved.
          if (!isShown(control.path, form.values) && form.getFieldMeta(name).error === undefined) return null;
          const Control = CONTROLS[control.path] ?? SettingControl;
          return variable === undefined ? (
            <Control key={name} {...control} name={name} form={form} />
          ) : (
            <LockedField key={name} {...control} value={form.values[name]} reason={errorText('settings.locked', { variable }) ?? variable} />
          );
        })}
      </FormPanel>
    </RecordBody>
  );
}
