import { MyFavorites } from './MyFavorites';
import { MyLists } from './MyLists';
import { MyPhotos } from './MyPhotos';
import { MyReviews } from './MyReviews';
import { MySuggestions } from './MySuggestions';

/** Viewer's reviews, favorites, lists, photos and suggestions. Loads lazily: its code is larger than the rest of the profile's. */
export function Contributions() {
  return (
    <>
      <MyReviews />
      <MyFavorites />
      <MyLists />
      <MyPhotos />
      <MySuggestions />
    </>
  );
}
