import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';

/** Main pages, in the order of all menus. */
export const mainLinks = [
  {
    to: paths.home,
    get label() {
      return t('app.home');
    },
    icon: HomeOutlined,
  },
  {
    to: paths.cities(),
    get label() {
      return t('app.cities');
    },
    icon: LocationCityOutlined,
  },
  {
    to: paths.places(),
    get label() {
      return t('app.places');
    },
    icon: PlaceOutlined,
  },
] as const;
