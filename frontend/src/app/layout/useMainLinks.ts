import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { paths } from '../../lib/address';
import { useSite } from '../../lib/currentSite';
import { t } from '../../lib/i18n';
import { homePath } from '../../lib/site';

/** Returns the links to the main pages, in the order of all menus. */
export function useMainLinks() {
  return [
    // A link to a page below `/cities` must not be marked on other pages.
    { to: homePath(useSite()), label: t('app.home'), icon: HomeOutlined, end: true },
    { to: paths.cities(), label: t('app.cities'), icon: LocationCityOutlined, end: false },
    { to: paths.places(), label: t('app.places'), icon: PlaceOutlined, end: false },
  ];
}
