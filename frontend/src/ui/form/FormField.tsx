import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';

type Passed =
  | ('label' | 'type' | 'select' | 'children' | 'multiline' | 'minRows' | 'maxRows' | 'autoComplete' | 'autoFocus' | 'slotProps')
  | ('name' | 'inputRef' | 'value' | 'onChange' | 'onBlur' | 'error');

export type FormFieldProps = Pick<TextFieldProps, Passed> & {
  /** What is wrong with the value. */
  message?: string | undefined;
  /** Said below the field as long as nothing is wrong. */
  hint?: string | undefined;
};

/** A text field of a form, with what is wrong below it. */
export function FormField({ message, hint, ...field }: FormFieldProps) {
  const id = useId();
  return <TextField {...field} id={id} fullWidth helperText={message ?? hint} />;
}
