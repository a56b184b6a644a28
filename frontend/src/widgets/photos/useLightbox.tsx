import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../ui/lazy';
import type { Lightbox_ImageFragment } from './Lightbox.generated';

const Lightbox = lazyDialog(async () => (await import('./Lightbox')).Lightbox);

/**
 * Manages the large view of photos.
 * @returns `open`, which takes the index of the first photo, from 0, and `lightbox`, to render anywhere in the component
 */
export function useLightbox(images: readonly Lightbox_ImageFragment[]): { open: (position: number) => void; lightbox: ReactNode } {
  const [start, setStart] = useState<number>();
  const lightbox = start !== undefined && <Lightbox images={images} start={start} onClose={() => setStart(undefined)} />;
  return { open: setStart, lightbox };
}
