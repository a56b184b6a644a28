import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FocusEvent, type MouseEvent, useId, useRef } from 'react';
import { useSettled } from '../../lib/browser';
import { errorText, t } from '../../lib/i18n';
import { FormField } from '../../ui/form';
import { settingText } from '../settings';
import { colorForm, isColor, typedColor } from './color';
import { ColorPreviewDocument } from './ColorPreview.generated';
import { ColorSurface } from './ColorSurface';
import { type ControlProps, messageAt, valueAt } from './control';
import { FieldHead } from './FieldHead';
import { Swatch } from './Swatch';

/** Time without a change (ms) after which the server is asked for the shades of a color. */
const PAUSE_MS = 300;

/** Keeps the focus in the field. A blur would change its message, which moves the button during the click. */
const pressed = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** Field for a color, as text or by the browser's palette, with a preview in both color schemes. A button takes the readable color for another one. */
export function ColorField({ name, path, form }: ControlProps<'color'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const standard = useTheme().colorSchemes.light?.palette.primary.main ?? '#000000';
  const value = valueAt(form, name) as string;
  const settled = useSettled(value, PAUSE_MS);
  const asked = isColor(settled) ? { variables: { color: settled } } : skipToken;
  const { data, previousData } = useQuery(ColorPreviewDocument, asked);
  const accent = isColor(settled) ? (data ?? previousData)?.accent : undefined;
  const readable = settled === value ? data?.accent?.light.main : undefined;
  const proposed = readable !== undefined && readable !== value.toUpperCase() ? readable : undefined;
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
          slotProps={{ htmlInput: { 'aria-label': label, spellCheck: false, placeholder: standard } }}
          onChange={({ target }) => set(typedColor(target.value))}
          onBlur={(event) => void leave(event)}
        />
      </Stack>
      <div role="status">
        {proposed && !message && (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {errorText('settings.accentContrast', { proposed })}
          </Typography>
        )}
        {value !== '' && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {proposed && (
              <Button
                {...pressed}
                variant="outlined"
                startIcon={<Box sx={{ width: 18, height: 18, borderRadius: '50%' }} style={{ backgroundColor: proposed }} />}
                onClick={() => setFocused(proposed)}
              >
                {t('settings.form.useColor', { color: proposed })}
              </Button>
            )}
            <Button {...pressed} variant="outlined" color="inherit" onClick={() => setFocused('')}>
              {t('settings.form.standardColor')}
            </Button>
          </Stack>
        )}
      </div>
      <Box role="img" aria-label={t('settings.form.colorPreview', { label })} sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
        <ColorSurface scheme="light" colors={accent?.light} />
        <ColorSurface scheme="dark" colors={accent?.dark} />
      </Box>
    </Stack>
  );
}
