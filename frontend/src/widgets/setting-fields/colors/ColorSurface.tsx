import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import type { ColorSurface_ColorsFragment } from './ColorSurface.generated';

interface Props {
  scheme: 'light' | 'dark';
  /** Shades of the color; undefined for those of the theme. */
  colors: ColorSurface_ColorsFragment | undefined;
}

/** CSS variables of the theme that the shades replace. */
const variablesOf = ({ main, light, dark, contrastText }: ColorSurface_ColorsFragment) =>
  ({
    '--cp-palette-primary-main': main,
    '--cp-palette-primary-light': light,
    '--cp-palette-primary-dark': dark,
    '--cp-palette-primary-contrastText': contrastText,
  }) as CSSProperties;

/** Part of a page in one color scheme, with a button, a link and a chip in the color. */
export function ColorSurface({ scheme, colors }: Props) {
  return (
    <Box
      inert
      data-color-scheme={scheme}
      style={colors && variablesOf(colors)}
      sx={{ p: 2, borderRadius: radius.control, border: 1, borderColor: 'divider', bgcolor: 'background.default', color: 'text.primary' }}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {scheme === 'light' ? t('settings.form.light') : t('settings.form.dark')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button component="span" variant="contained">
          {t('settings.form.exampleButton')}
        </Button>
        <Link component="span" underline="always">
          {t('settings.form.exampleLink')}
        </Link>
        <Chip color="primary" label={t('settings.form.exampleChip')} />
      </Box>
    </Box>
  );
}
