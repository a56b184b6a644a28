import { skipToken, useQuery } from '@apollo/client/react';
import { PlaceCityDocument } from './PlaceCity.generated';

/** The city that a place of a form is in; undefined where none is chosen, or where it is not known yet. */
export function usePlaceCity(id: string) {
  const { data } = useQuery(PlaceCityDocument, id === '' ? skipToken : { variables: { id } });
  return data?.city ?? undefined;
}
