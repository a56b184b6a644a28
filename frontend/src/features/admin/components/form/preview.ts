import type { FormPicture } from './pictures/pictures';
import type { FormPictures_ImageFragment } from './pictures/FormPictures.generated';

/**
 * The pictures of a card as they will be once the form is saved: its own, else what CityPins has drawn; none where it draws nothing yet.
 * @param saved the pictures that the site shows at the moment; empty where it shows none
 */
export function previewImages(pictures: readonly FormPicture[], saved: readonly FormPictures_ImageFragment[]) {
  const drawn = saved.find(({ isIllustration }) => isIllustration);
  const cover = pictures[0] ?? (drawn && { url: drawn.url, alt: '', focus: { x: 0.5, y: 0.5 } });
  return cover ? [{ url: cover.url, alt: cover.alt, focus: cover.focus, thumbHash: null, sources: [] }] : [];
}
