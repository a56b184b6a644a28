import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { pointOf } from '../../../widgets/place-form';
import type { SuggestionValues } from '../suggestion';
import { LikelyPlacesDocument, type LikelyPlaces_LikeFragment } from './LikelyPlaces.generated';

/** What of a suggestion decides whether it is another place. */
function sketchOf(values: SuggestionValues) {
  const coordinates = pointOf(values);
  return coordinates && { cityId: values.cityId, name: values.name.trim(), coordinates };
}

/** The places of the guide that a suggestion could be, which people are asked about once. */
export function useLikelyPlaces() {
  const client = useApolloClient();
  const [likes, setLikes] = useState<readonly LikelyPlaces_LikeFragment[]>([]);
  const different = useRef('');

  return {
    likes,
    /** Whether somebody has to look at some first. A guide that cannot be asked is not in the way. */
    find: async (values: SuggestionValues): Promise<boolean> => {
      const sketch = sketchOf(values);
      if (!sketch || different.current === JSON.stringify(sketch)) return false;
      const answer = await client.query({ query: LikelyPlacesDocument, variables: sketch, fetchPolicy: 'no-cache' }).catch(() => undefined);
      const found = answer?.data?.placesLike;
      if (found?.length === 0) different.current = JSON.stringify(sketch);
      setLikes(found ?? []);
      return found !== undefined && found.length > 0;
    },
    /** Somebody has looked, and it is none of them. */
    dismiss: (values: SuggestionValues) => {
      different.current = JSON.stringify(sketchOf(values));
      setLikes([]);
    },
    hide: () => setLikes([]),
  };
}
