import { skipToken, useQuery } from '@apollo/client/react';
import { SuggestionCityDocument } from './SuggestForm.generated';

/** The city that a suggestion is in; undefined where none is chosen, or where it is not known yet. */
export function useSuggestionCity(id: string) {
  const { data } = useQuery(SuggestionCityDocument, id === '' ? skipToken : { variables: { id } });
  return data?.city ?? undefined;
}
