import type { CityScreenQueryVariables } from './CityScreen.generated';

/** The variables of `CityScreen` for `/cities/:id`; the server computes the same ones. An id that is none is not found by the API. */
export function cityVariables(params: { readonly id?: string }): CityScreenQueryVariables {
  return { id: params.id ?? '' };
}
