import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../ui/lazyDialog';
import type { Lightbox_ImageFragment } from './Lightbox.generated';

const Lightbox = lazyDialog(async () => (await import('./Lightbox')).Lightbox);

/**
 * Shows photos large, one at a time.
 * @returns `open`, which takes the position of the first to show, from 0, and `lightbox`, which stands anywhere in the component
 */
export function useLightbox(images: readonly Lightbox_ImageFragment[]): { open: (position: number) => void; lightbox: ReactNode } {
  const [start, setStart] = useState<number>();
  const lightbox = start !== undefined && <Lightbox images={images} start={start} onClose={() => setStart(undefined)} />;
  return { open: setStart, lightbox };
}
