import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { NEUTRAL_LOOK } from '../../../lib/site';
import { LookBadge } from '../../../ui/facts';
import { Picture } from '../../../ui/Picture';
import { radius } from '../../../ui/shape';
import { isColor } from '../../../widgets/setting-fields';
import { settingText, type SettingValues } from '../../../widgets/settings';
import type { IconField_IconFragment } from '../../../widgets/definitions/icons/IconField.generated';
import { artUrl } from './artUrl';

interface Props {
  name: string;
  values: SettingValues;
  icons: readonly IconField_IconFragment[];
}

/** Badge of a category over its illustration, in both color schemes. */
export function CategoryPreview({ name, values: { icon, color, art }, icons }: Props) {
  const iconPath = icons.find((one) => one.name === icon)?.path ?? '';
  const look = { iconPath, color: isColor(String(color)) ? String(color) : NEUTRAL_LOOK.color };
  return (
    <Stack sx={{ gap: 2 }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Box
          key={scheme}
          data-color-scheme={scheme}
          sx={{ p: 2, borderRadius: radius.card, border: 1, borderColor: 'divider', bgcolor: 'background.default', color: 'text.primary' }}
        >
          <Box sx={{ position: 'relative', borderRadius: radius.control, overflow: 'hidden' }}>
            <Picture src={artUrl(String(art))} alt="" />
            <Box sx={{ position: 'absolute', top: 12, left: 12, right: 12 }}>
              <LookBadge name={name || settingText('categories.names')} look={look} />
            </Box>
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {scheme === 'light' ? t('settings.form.light') : t('settings.form.dark')}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
