import { getIn } from 'formik';
import { useState } from 'react';
import { t } from '../../../../lib/i18n';
import { FormField } from '../../../../ui/form';
import { useProposedWord } from '../../../../widgets/definitions';
import { type ControlProps, SettingControl, valueAt } from '../../../../widgets/setting-fields';
import { fieldPath, type SettingField, settingText, type SettingValues } from '../../../../widgets/settings';

interface Props {
  /** Properties of the list. */
  control: ControlProps<'records'>;
  /** Index of the option in the list, from 0. */
  n: number;
}

/** Fields of an option. The key of a stored one does not change: places have it as their value. */
export function OptionFields({ control: { field, name, path, form }, n }: Props) {
  const at = (part: string) => `${name}.${n}.${part}`;
  const key = String(valueAt(form, at('key')));
  const isStored = () => (getIn(form.initialValues, name) as SettingValues[]).some((option) => option.key === key);
  // While somebody types a new key, it can be that of a stored option.
  const [{ saved, isNew }, see] = useState(() => ({ saved: form.initialValues, isNew: !isStored() }));
  if (saved !== form.initialValues) see({ saved: form.initialValues, isNew: !isStored() });
  useProposedWord(form, { names: at('names'), word: at('key'), separator: '_', isNew });
  const control = (part: string, declared: SettingField) => (
    <SettingControl key={part} field={declared} name={at(part)} path={fieldPath(path, part)} form={form} />
  );
  const { key: keyField, ...others } = field.fields;
  const [names, ...rest] = Object.entries(others).map(([part, declared]) => control(part, declared));
  return (
    <>
      {names}
      {isNew && keyField ? (
        control('key', keyField)
      ) : (
        <FormField
          key="key"
          label={settingText(fieldPath(path, 'key'))}
          value={key}
          hint={t('adminAttributes.optionKeyStays')}
          slotProps={{ input: { readOnly: true, sx: { bgcolor: 'sunken.main' } } }}
        />
      )}
      {rest}
    </>
  );
}
