import { FormField } from '../../ui/form';
import { settingText } from '../settings';
import type { ControlProps } from './control';

/** Returns a typed whole number as a number. Another text stays, so that nothing disappears while it is typed. */
const numberForm = (text: string): number | string => (/^\s*-?\d{1,12}\s*$/.test(text) ? Number(text) : text);

/** Field for a whole number. */
export function NumberField({ name, path, form }: ControlProps<'number'>) {
  return (
    <FormField
      {...form.field(name)}
      label={settingText(path)}
      hint={settingText(`${path}Help`)}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onChange={({ target }) => void form.setFieldValue(name, numberForm(target.value))}
    />
  );
}
