import type { FindCityField_CityFragment } from './FindCityField.generated';

/** Texts of the field, which its placeholder shows as well. */
export const FIND_CITY = {
  label: 'Find your city',
  placeholder: 'Zürich, or Portland, Maine',
  hint: 'City data: GeoNames, CC BY 4.0',
};

export interface FindCityFieldProps {
  onChoose: (city: FindCityField_CityFragment) => void;
}
