import LockOutlined from '@mui/icons-material/LockOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { FormField } from '../../ui/form';
import { type SettingField, settingText, valueText } from '../settings';

interface Props {
  field: SettingField;
  /** Path of the texts about the setting. */
  path: string;
  value: unknown;
  /** Why nobody can change it. */
  reason: string;
}

/** Setting of any kind that an environment variable sets, as text. */
export function LockedField({ field, path, value, reason }: Props) {
  const text = valueText(field, value, path);
  return (
    <FormField
      label={settingText(path)}
      value={text}
      hint={reason}
      multiline={text.includes('\n')}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          readOnly: true,
          sx: { bgcolor: 'sunken.main' },
          endAdornment: (
            <InputAdornment position="end">
              <LockOutlined aria-hidden fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
