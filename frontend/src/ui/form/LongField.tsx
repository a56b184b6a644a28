import { dotted } from '../../lib/isolate';
import { t } from '../../lib/i18n';
import { FormField, type FormFieldProps } from './FormField';

interface Props extends Omit<FormFieldProps, 'value' | 'multiline'> {
  value: string;
  /** Characters that it may have. */
  max: number;
}

/** Of the characters that a text may have, the share from which the field counts them. */
const NEAR = 0.8;

/** A text of some length, which says how much room is left once that is little. */
export function LongField({ value, max, hint, message, ...field }: Props) {
  const count = value.length > max * NEAR ? t('ui.totalOfMaxCharacters', { total: value.length, max }) : undefined;
  return <FormField {...field} value={value} multiline hint={count ?? hint} message={message && dotted(message, count)} />;
}
