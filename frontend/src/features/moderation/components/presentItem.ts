import type { Present } from '../../../lib/api';
import { textsBy } from '../../../widgets/place-form';
import type { PlaceTexts_PlaceFragment } from '../../../widgets/place-form/PlaceTexts.generated';
import type { QueueItem_ItemFragment } from './QueueItem.generated';

interface PresentReview {
  title: string | null;
  comment: string;
  rating: number;
  visitedOn: string | null;
}

interface PresentPlace extends PlaceTexts_PlaceFragment {
  latitude: number | null;
  longitude: number | null;
}

interface PresentEdit {
  note: string | null;
  changes: Record<string, { before: string | null; after: string | null }>;
}

/** Returns the item with the current data from a CONFLICT error. The reloaded page of the list does not always contain the item. */
export function presentItem(item: QueueItem_ItemFragment, { id: _id, version, ...told }: Present): QueueItem_ItemFragment {
  const { place, review, photo, edit } = item;
  if (photo) return { ...item, version, photo: { ...photo, image: { ...photo.image, alt: String(told.alt) } } };
  if (edit) {
    const { note, changes } = told as unknown as PresentEdit;
    const labels = new Map(edit.changes.map(({ field, label }) => [field, label]));
    // The names of options are not in the error: until the next reload, they have their keys.
    const present = Object.entries(changes).map(([field, { before, after }]) => ({
      field,
      label: labels.get(field) ?? null,
      beforeText: before,
      afterText: after,
    }));
    return { ...item, version, edit: { ...edit, note, changes: present } };
  }
  if (review) {
    const { title, comment, rating, visitedOn } = told as unknown as PresentReview;
    return { ...item, version, review: { ...review, title, comment, rating, visitMonth: visitedOn && visitedOn.slice(0, 7) } };
  }
  const { latitude, longitude, ...present } = told as unknown as PresentPlace;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...item, version, place: place && { ...place, ...(textsBy((name) => present[name]) as PlaceTexts_PlaceFragment), coordinates } };
}
