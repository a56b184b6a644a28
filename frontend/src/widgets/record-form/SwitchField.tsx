import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

interface Props {
  label: string;
  hint: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Labeled switch with a hint. */
export function SwitchField({ label, hint, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={value} onChange={(_event, checked) => onChange(checked)} slotProps={{ input: { 'aria-describedby': id } }} />}
        label={label}
        sx={{ minHeight: 44 }}
      />
      <FormHelperText id={id} sx={{ m: 0 }}>
        {hint}
      </FormHelperText>
    </div>
  );
}
