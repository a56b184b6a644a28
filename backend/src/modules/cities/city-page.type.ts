import { pageType, selectablePageType } from '../../core/paging/page.js';
import { City } from './city.entity.js';

export const CityPage = pageType(City, 'CityPage');
export const AdminCityPage = selectablePageType(City, 'AdminCityPage');
