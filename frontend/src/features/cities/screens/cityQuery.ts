import type { CityScreenQueryVariables } from './CityScreen.generated';

/** Returns the variables of `CityScreen` for `/cities/:id`; the server computes the same. Does not validate the id: the API answers NOT_FOUND. */
export function cityVariables(params: { readonly id?: string }): CityScreenQueryVariables {
  return { id: params.id ?? '' };
}
