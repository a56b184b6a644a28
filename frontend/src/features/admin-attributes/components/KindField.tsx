import { errorText } from '../../../lib/i18n';
import MenuItem from '@mui/material/MenuItem';
import { FormField } from '../../../ui/form';
import { type ControlProps, LockedField, valueAt } from '../../../widgets/setting-fields';
import { optionText, settingText } from '../../../widgets/settings';
import { valuesOfKind } from './attributeForm';

interface Props extends ControlProps<'choice'> {
  /** Whether places have values, so that the kind cannot change. */
  isUsed: boolean;
}

/** Field for the kind of an attribute, which decides whether it has options or a unit. */
export function KindField({ field, name, path, form, isUsed }: Props) {
  if (isUsed) return <LockedField field={field} path={path} value={valueAt(form, name)} reason={errorText('definitions.kindUsed') ?? ''} />;
  return (
    <FormField
      {...form.field(name)}
      select
      label={settingText(path)}
      hint={settingText(`${path}Help`)}
      onChange={({ target }) => void form.setValues({ ...form.values, ...valuesOfKind(target.value, form.values, form.initialValues) })}
    >
      {field.options.map((option) => (
        <MenuItem key={option} value={option}>
          {optionText(path, option)}
        </MenuItem>
      ))}
    </FormField>
  );
}
