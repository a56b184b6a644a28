import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; text: string }[];
  onChange: (value: Value) => void;
}

/** Choice of one option, each with a sentence that explains it. */
export function RadioField<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <RadioGroup aria-label={label} value={value} onChange={(_event, chosen) => onChange(chosen as Value)}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          value={option.value}
          control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${option.value}` } }} />}
          sx={{ alignItems: 'flex-start', mr: 0, mt: 0.5 }}
          disableTypography
          label={
            <Stack component="span" sx={{ pt: 1.1 }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {option.label}
              </Typography>
              <Typography id={`${id}-${option.value}`} variant="body2" component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                {option.text}
              </Typography>
            </Stack>
          }
        />
      ))}
    </RadioGroup>
  );
}
