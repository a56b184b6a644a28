import { pageType, selectablePageType } from '../../core/paging/index.js';
import { Place } from './place.entity.js';
import { PlaceEdit } from './place-edit.entity.js';

export const PlacePage = pageType(Place, 'PlacePage');
export const AdminPlacePage = selectablePageType(Place, 'AdminPlacePage');
export const PlaceEditPage = pageType(PlaceEdit, 'PlaceEditPage');
