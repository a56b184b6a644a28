import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FocusEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { errorText, t } from '../../../lib/i18n';
import { FormField } from '../../../ui/form';
import { settingText } from '../../settings';
import { colorForm, isColor, typedColor } from './color';
import { type ControlProps, messageAt, valueAt } from '../control';
import { FieldHead } from '../FieldHead';
import { Swatch } from './Swatch';

/** Keeps the focus in the field. A blur would change its message, which moves the button during the click. */
const pressed = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

interface Props extends ControlProps<'color'> {
  /** Color in place of an empty text. */
  standard: string;
  /** Readable color in place of the typed one, with the key of the message about it; undefined if that is readable. */
  proposed: { color: string; reason: string } | undefined;
  /** Preview below the field. */
  children?: ReactNode;
}

/** Field for a color, as text or by the browser's palette. A button takes the readable color for another one. */
export function ColorFrame({ name, path, form, standard, proposed, children }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const value = valueAt(form, name) as string;
  const message = messageAt(form, name);
  const label = settingText(path);

  const set = (color: string) => void form.setFieldValue(name, color);
  // The pressed button disappears.
  const setFocused = (color: string) => {
    set(color);
    input.current?.focus();
  };
  const field = form.field(name);
  // The value is formatted before it is checked, so that the field shows no error for `0b6`.
  const leave = async (event: FocusEvent<HTMLElement>) => {
    const formed = colorForm(value);
    if (formed === value) {
      field.onBlur(event);
    } else {
      await form.setFieldValue(name, formed);
      await form.setFieldTouched(name, true);
    }
  };
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1.5, minWidth: 0 }}>
      <FieldHead id={id} label={label} hint={settingText(`${path}Help`)} />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Swatch label={t('settings.form.pickColor', { label })} value={isColor(value) ? value : standard} onChange={set} />
        <FormField
          {...field}
          inputRef={input}
          message={message}
          hint={t('settings.form.colorFormat')}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'ltr', 'aria-label': label, spellCheck: false, placeholder: standard } }}
          onChange={({ target }) => set(typedColor(target.value))}
          onBlur={(event) => void leave(event)}
        />
      </Stack>
      <div role="status">
        {proposed && !message && (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {errorText(proposed.reason, { proposed: proposed.color })}
          </Typography>
        )}
        {value !== '' && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {proposed && (
              <Button
                {...pressed}
                variant="outlined"
                startIcon={<Box sx={{ width: 18, height: 18, borderRadius: '50%' }} style={{ backgroundColor: proposed.color }} />}
                onClick={() => setFocused(proposed.color)}
              >
                {t('settings.form.useColor', { color: proposed.color })}
              </Button>
            )}
            <Button {...pressed} variant="outlined" color="inherit" onClick={() => setFocused('')}>
              {t('settings.form.standardColor')}
            </Button>
          </Stack>
        )}
      </div>
      {children}
    </Stack>
  );
}
