import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { pointOf } from '../../../widgets/place-form';
import type { SuggestionValues } from '../suggestion';
import { LikelyPlacesDocument, type LikelyPlaces_LikeFragment } from './LikelyPlaces.generated';

/** Returns the values that the search for duplicates depends on. */
function sketchOf(values: SuggestionValues) {
  const coordinates = pointOf(values);
  return coordinates && { cityId: values.cityId, name: values.name.trim(), coordinates };
}

/** Finds possible duplicates of a suggestion; the user is asked once for the same values. */
export function useLikelyPlaces() {
  const client = useApolloClient();
  const [likes, setLikes] = useState<readonly LikelyPlaces_LikeFragment[]>([]);
  const different = useRef('');

  return {
    likes,
    /** Returns true if there are duplicates to confirm. If the request fails, returns false and does not block the suggestion. */
    find: async (values: SuggestionValues): Promise<boolean> => {
      const sketch = sketchOf(values);
      if (!sketch || different.current === JSON.stringify(sketch)) return false;
      const answer = await client.query({ query: LikelyPlacesDocument, variables: sketch, fetchPolicy: 'no-cache' }).catch(() => undefined);
      const found = answer?.data?.placesLike;
      if (found?.length === 0) different.current = JSON.stringify(sketch);
      setLikes(found ?? []);
      return found !== undefined && found.length > 0;
    },
    /** Records that none of the places is the suggested one. */
    dismiss: (values: SuggestionValues) => {
      different.current = JSON.stringify(sketchOf(values));
      setLikes([]);
    },
    hide: () => setLikes([]),
  };
}
