import { pageType, selectablePageType } from '../../core/paging/index.js';
import { City } from './city.entity.js';

export const CityPage = pageType(City, 'CityPage');
export const AdminCityPage = selectablePageType(City, 'AdminCityPage');
