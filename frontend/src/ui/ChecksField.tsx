import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';

interface Props<Option extends string> {
  label: string;
  options: readonly { value: Option; text: string }[];
  value: readonly Option[];
  /** Validation message. */
  message: string | undefined;
  /** Help text, shown while there is no validation message. */
  hint?: string;
  /** Called with the chosen options in the order of `options`. */
  onChange: (value: Option[]) => void;
}

/** Choice of any number of options by checkboxes. */
export function ChecksField<Option extends string>({ label, options, value, message, hint, onChange }: Props<Option>) {
  const id = useId();
  const isWrong = message !== undefined;
  const help = message ?? hint;
  const box = { 'aria-invalid': isWrong, 'aria-describedby': help ? id : undefined };
  const chosen = (option: Option, checked: boolean) => options.map((one) => one.value).filter((one) => (one === option ? checked : value.includes(one)));
  return (
    <FormControl component="fieldset" error={isWrong}>
      <FormLabel component="legend">{label}</FormLabel>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          label={option.text}
          control={
            <Checkbox
              checked={value.includes(option.value)}
              slotProps={{ input: box }}
              onChange={(_event, checked) => onChange(chosen(option.value, checked))}
            />
          }
        />
      ))}
      {help && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
