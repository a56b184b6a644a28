import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AttractionsOutlined from '@mui/icons-material/AttractionsOutlined';
import BeachAccessOutlined from '@mui/icons-material/BeachAccessOutlined';
import FortOutlined from '@mui/icons-material/FortOutlined';
import HotelOutlined from '@mui/icons-material/HotelOutlined';
import LocalBarOutlined from '@mui/icons-material/LocalBarOutlined';
import LocalCafeOutlined from '@mui/icons-material/LocalCafeOutlined';
import MuseumOutlined from '@mui/icons-material/MuseumOutlined';
import ParkOutlined from '@mui/icons-material/ParkOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TheaterComedyOutlined from '@mui/icons-material/TheaterComedyOutlined';
import type { ElementType } from 'react';

interface CategoryLook {
  /** Background color for white text (contrast ≥ 4.9) in both color schemes. */
  color: string;
  icon: ElementType;
}

const other: CategoryLook = { color: '#5B566B', icon: PlaceOutlined };

/** Colors and icons of the known categories. */
export const categories: Readonly<Record<string, CategoryLook>> = {
  restaurant: { color: '#C9402A', icon: RestaurantOutlined },
  cafe: { color: '#8A5A2B', icon: LocalCafeOutlined },
  bar: { color: '#7A3E9D', icon: LocalBarOutlined },
  attraction: { color: '#5E4BB3', icon: AttractionsOutlined },
  museum: { color: '#3D5A9E', icon: MuseumOutlined },
  park: { color: '#2F7A4A', icon: ParkOutlined },
  hotel: { color: '#0B6B8A', icon: HotelOutlined },
  shopping: { color: '#B0336B', icon: ShoppingBagOutlined },
  beach: { color: '#0A7285', icon: BeachAccessOutlined },
  historic: { color: '#8C5A14', icon: FortOutlined },
  theatre: { color: '#A12B4E', icon: TheaterComedyOutlined },
  worship: { color: '#4A6572', icon: AccountBalanceOutlined },
  market: { color: '#5F6B12', icon: StorefrontOutlined },
  other,
};

/** Returns the color and icon of a category; unknown categories get those of `other`. */
export function categoryLook(category: string): CategoryLook {
  return categories[category.toLowerCase()] ?? other;
}
