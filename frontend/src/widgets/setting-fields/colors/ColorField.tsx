import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useSettled } from '../../../lib/browser';
import { t } from '../../../lib/i18n';
import { settingText } from '../../settings';
import { isColor } from './color';
import { ColorFrame } from './ColorFrame';
import { ColorPreviewDocument } from './ColorPreview.generated';
import { ColorSurface } from './ColorSurface';
import { type ControlProps, valueAt } from '../control';

/** Time without a change (ms) after which the server is asked for the shades of a color. */
const PAUSE_MS = 300;

/** Field for the accent color, with a preview in both color schemes. */
export function ColorField(control: ControlProps<'color'>) {
  const standard = useTheme().colorSchemes.light?.palette.primary.main ?? '#000000';
  const value = valueAt(control.form, control.name) as string;
  const settled = useSettled(value, PAUSE_MS);
  const asked = isColor(settled) ? { variables: { color: settled } } : skipToken;
  const { data, previousData } = useQuery(ColorPreviewDocument, asked);
  const accent = isColor(settled) ? (data ?? previousData)?.accent : undefined;
  const readable = settled === value ? data?.accent?.light.main : undefined;
  const isProposed = readable !== undefined && readable !== value.toUpperCase();
  const label = t('settings.form.colorPreview', { label: settingText(control.path) });
  return (
    <ColorFrame {...control} standard={standard} proposed={isProposed ? { color: readable, reason: 'settings.accentContrast' } : undefined}>
      <Box role="img" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
        <ColorSurface scheme="light" colors={accent?.light} />
        <ColorSurface scheme="dark" colors={accent?.dark} />
      </Box>
    </ColorFrame>
  );
}
