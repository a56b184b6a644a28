import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';

type Passed =
  | ('label' | 'type' | 'select' | 'children' | 'multiline' | 'minRows' | 'maxRows' | 'autoComplete' | 'autoFocus' | 'slotProps')
  | ('name' | 'inputRef' | 'value' | 'onChange' | 'onBlur' | 'error');

export type FormFieldProps = Pick<TextFieldProps, Passed> & {
  /** Validation message. */
  message?: string | undefined;
  /** Help text, shown while there is no validation message. */
  hint?: string | undefined;
};

/** Text field with its validation message below. */
export function FormField({ message, hint, ...field }: FormFieldProps) {
  const id = useId();
  return <TextField {...field} id={id} fullWidth helperText={message ?? hint} />;
}
