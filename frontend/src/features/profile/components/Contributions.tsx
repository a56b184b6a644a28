import { MyFavorites } from './MyFavorites';
import { MyLists } from './MyLists';
import { MyPhotos } from './MyPhotos';
import { MyReviews } from './MyReviews';
import { MySuggestions } from './MySuggestions';

/** What the viewer has written, added and put aside. In files of its own, as it needs more than the rest of the profile. */
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
