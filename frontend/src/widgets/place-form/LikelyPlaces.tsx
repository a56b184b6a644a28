import { lazyDialog } from '../../ui/lazy';
import type { NewPlaceValues, useLikelyPlaces } from './useLikelyPlaces';

const LikelyPlacesDialog = lazyDialog(async () => (await import('./LikelyPlacesDialog')).LikelyPlacesDialog);

interface Props {
  likely: ReturnType<typeof useLikelyPlaces>;
  /** Values of the form for the new place. */
  values: NewPlaceValues;
  /** Called when the user says that it is none of the possible duplicates. */
  onGoOn: () => unknown;
}

/** Asks whether a new place is one of its possible duplicates, if `useLikelyPlaces` has found any. */
export function LikelyPlaces({ likely, values, onGoOn }: Props) {
  if (likely.likes.length === 0) return null;
  return (
    <LikelyPlacesDialog
      likes={likely.likes}
      onClose={likely.hide}
      onGoOn={() => {
        likely.dismiss(values);
        void onGoOn();
      }}
    />
  );
}
