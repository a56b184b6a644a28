import { FormField, LongField } from '../../ui/form';
import { settingText } from '../settings';
import { type ControlProps, LINES } from './control';

/** Field for a text that is the same in every language. */
export function TextControl({ field: { rules }, name, path, form }: ControlProps<'text'>) {
  const props = { ...form.field(name), label: settingText(path), hint: settingText(`${path}Help`), autoComplete: 'off' };
  return rules.isMultiline ? <LongField {...props} {...LINES} value={String(props.value)} max={rules.max} /> : <FormField {...props} />;
}
