import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import { t } from '../../lib/i18n';

/** Theme options. */
export const themeModes = [
  {
    mode: 'light',
    get label() {
      return t('app.light');
    },
    icon: LightModeOutlined,
  },
  {
    mode: 'dark',
    get label() {
      return t('app.dark');
    },
    icon: DarkModeOutlined,
  },
  {
    mode: 'system',
    get label() {
      return t('app.system');
    },
    icon: SettingsBrightnessOutlined,
  },
] as const;
