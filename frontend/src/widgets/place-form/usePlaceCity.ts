import { skipToken, useQuery } from '@apollo/client/react';
import { PlaceCityDocument } from './PlaceCity.generated';

/** Loads the city of a place in a form; undefined while it loads or if none is chosen. */
export function usePlaceCity(id: string) {
  const { data } = useQuery(PlaceCityDocument, id === '' ? skipToken : { variables: { id } });
  return data?.city ?? undefined;
}
