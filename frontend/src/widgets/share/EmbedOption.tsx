import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** Choice between a few options, side by side. */
export function EmbedOption<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen: Value | null) => chosen && onChange(chosen)}
      >
        {choices.map((choice) => (
          <ToggleButton key={choice.value} value={choice.value} sx={{ minHeight: 44, px: 0.5, lineHeight: 1.2, fontSize: { xs: '0.875rem', sm: '0.9375rem' } }}>
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
