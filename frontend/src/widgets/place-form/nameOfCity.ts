import type { CityField_CityFragment } from './CityField.generated';

/** Returns the name of a city with state and country, which make it unique: Pune, Maharashtra, India. */
export const nameOfCity = ({ name, state, country }: CityField_CityFragment): string => [name, state, country].filter(Boolean).join(', ');
