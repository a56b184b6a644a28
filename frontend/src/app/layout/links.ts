import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { paths } from '../../lib/paths';

/** The main parts of the guide, in the order of all menus. */
export const mainLinks = [
  { to: paths.home, label: 'Home', icon: HomeOutlined },
  { to: paths.cities(), label: 'Cities', icon: LocationCityOutlined },
  { to: paths.places(), label: 'Places', icon: PlaceOutlined },
] as const;
