import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { localizedPath } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { RichText } from '../../../ui/RichText';

interface Props extends Pick<CheckboxProps, 'name' | 'checked' | 'onChange' | 'onBlur'> {
  /** Validation error. */
  message: string | undefined;
}

// Opens another tab: leaving this one would lose the typed values.
const elsewhere = { target: '_blank', rel: 'noopener', underline: 'always' } as const;

/** Checkbox to accept the terms, with links to them. */
export function TermsCheckbox({ message, ...box }: Props) {
  const isWrong = message !== undefined;
  const hint = useId();
  return (
    <FormControl error={isWrong}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        control={
          <Checkbox
            {...box}
            slotProps={{ input: { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? hint : undefined } }}
            sx={{ p: 1.25, ...(isWrong && { color: 'error.main' }) }}
          />
        }
        label={
          <RichText
            text="auth.agreement"
            parts={{ terms: <Link href={localizedPath(paths.terms)} {...elsewhere} />, privacy: <Link href={localizedPath(paths.privacy)} {...elsewhere} /> }}
          />
        }
        slotProps={{ typography: { sx: { pt: 1.25 } } }}
      />
      {isWrong && (
        <FormHelperText id={hint} sx={{ mt: 0.5 }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
