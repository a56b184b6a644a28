import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { LikelyPlaces_LikeFragment } from './LikelyPlaces.generated';
import { pointOf, type PointValues } from './point';

/** Values of a form for a new place. */
export type NewPlaceValues = PointValues & { cityId: string; name: string };

/** Returns the values that the search for duplicates depends on. */
function sketchOf(values: NewPlaceValues) {
  const coordinates = pointOf(values);
  return coordinates && { cityId: values.cityId, name: values.name.trim(), coordinates };
}

/** Finds possible duplicates of a new place; the user is asked once for the same values. */
export function useLikelyPlaces() {
  const client = useApolloClient();
  const [likes, setLikes] = useState<readonly LikelyPlaces_LikeFragment[]>([]);
  const different = useRef('');

  return {
    likes,
    /** Returns true if there are duplicates to confirm. If the request fails, returns false and does not block the form. */
    find: async (values: NewPlaceValues): Promise<boolean> => {
      const sketch = sketchOf(values);
      if (!sketch || different.current === JSON.stringify(sketch)) return false;
      // Loaded on demand: most forms are never sent.
      const answer = await import('./LikelyPlaces.generated')
        .then(({ LikelyPlacesDocument }) => client.query({ query: LikelyPlacesDocument, variables: sketch, fetchPolicy: 'no-cache' }))
        .catch(() => undefined);
      const found = answer?.data?.placesLike;
      if (found?.length === 0) different.current = JSON.stringify(sketch);
      setLikes(found ?? []);
      return found !== undefined && found.length > 0;
    },
    /** Records that none of the places is the new one. */
    dismiss: (values: NewPlaceValues) => {
      different.current = JSON.stringify(sketchOf(values));
      setLikes([]);
    },
    hide: () => setLikes([]),
  };
}
