import { dotted, t } from '../../lib/i18n';
import { FormField, type FormFieldProps } from './FormField';

interface Props extends Omit<FormFieldProps, 'value' | 'multiline'> {
  value: string;
  /** Maximum length (characters). */
  max: number;
}

/** Share of the maximum length from which the field shows a counter. */
const NEAR = 0.8;

/** Multi-line text field with a character counter near its limit. */
export function LongField({ value, max, hint, message, ...field }: Props) {
  const count = value.length > max * NEAR ? t('ui.totalOfMaxCharacters', { total: value.length, max }) : undefined;
  return <FormField {...field} value={value} multiline hint={count ?? hint} message={message && dotted(message, count)} />;
}
