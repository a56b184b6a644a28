import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useId } from 'react';
import { t } from '../../lib/i18n';
import { REASONS } from './reasons';

interface Props {
  name: string;
  value: string;
  onChange: (event: unknown) => void;
  message?: string | undefined;
}

// A form focuses the group if it has an error; this moves the focus to the first reason or the chosen one.
function enter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('input:checked, input')?.focus();
}

/** Field for the reason of a report, with a short explanation of each reason. */
export function ReasonField({ message, ...field }: Props) {
  const id = useId();
  return (
    <FormControl error={message !== undefined} fullWidth>
      <FormLabel id={`${id}-label`} sx={{ color: 'text.primary', fontWeight: 600, mb: 0.5 }}>
        {t('reports.whatIsWrong')}
      </FormLabel>
      <RadioGroup
        {...field}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-required
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? undefined : `${id}-error`}
        onFocus={enter}
        sx={{ outline: 'none' }}
      >
        {REASONS.map(({ value, label, text }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={
              <Box component="span" sx={{ display: 'block', py: 0.75 }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.4 }}>
                  {label}
                </Typography>
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {text}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {message !== undefined && (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
