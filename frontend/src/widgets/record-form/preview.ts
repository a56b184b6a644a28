import type { FormPicture } from './pictures/pictures';
import type { FormPictures_ImageFragment } from './pictures/FormPictures.generated';

/**
 * Returns the pictures for the preview card: the form's first picture, else the generated illustration, else none.
 * @param saved pictures that the site shows now
 */
export function previewImages(pictures: readonly FormPicture[], saved: readonly FormPictures_ImageFragment[]) {
  const drawn = saved.find(({ isIllustration }) => isIllustration);
  const cover = pictures[0] ?? (drawn && { url: drawn.url, alt: '', focus: { x: 0.5, y: 0.5 } });
  return cover ? [{ url: cover.url, alt: cover.alt, subject: null, isIllustration: false, focus: cover.focus, thumbHash: null, sources: [] }] : [];
}
