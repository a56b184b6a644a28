import type { CityField_CityFragment } from './CityField.generated';

/** A city with what tells it from others of its name: Pune, Maharashtra, India. */
export const nameOfCity = ({ name, state, country }: CityField_CityFragment): string => [name, state, country].filter(Boolean).join(', ');
