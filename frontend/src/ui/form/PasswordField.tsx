import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { FormField, type FormFieldProps } from './FormField';

/** Password field with a button that shows the password. */
export function PasswordField(field: Omit<FormFieldProps, 'type' | 'slotProps' | 'label'> & { label: string }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <FormField
      {...field}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? t('ui.hideLabel', { label: field.label }) : t('ui.showLabel', { label: field.label })}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                <Icon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
