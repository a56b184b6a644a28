import Box from '@mui/material/Box';
import type { Ref, UIEvent } from 'react';
import { t } from '../../lib/i18n';
import { altOf } from '../../lib/photos';
import { NextIcon, PreviousIcon } from '../../ui/Chevrons';
import { Picture } from '../../ui/Picture';
import type { Lightbox_ImageFragment } from './Lightbox.generated';
import { PictureButton } from './PictureButton';

interface Props {
  images: readonly Lightbox_ImageFragment[];
  /** Index of the shown photo, from 0. */
  at: number;
  go: (position: number) => void;
  ref: Ref<HTMLElement>;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Shows the photos side by side, each as large as the window allows. */
export function LightboxStrip({ images, at, go, ref, onScroll }: Props) {
  return (
    <>
      <Box
        ref={ref}
        onScroll={onScroll}
        role="group"
        aria-roledescription={t('photos.carousel')}
        aria-label={t('photos.photos')}
        tabIndex={0} // people scroll it by keys as well
        sx={{
          display: 'flex',
          height: '100%',
          overflowX: 'auto',
          overflowY: 'hidden',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        {images.map(({ url, width, height, sources, thumbHash, photoId, ...image }, n) => (
          <Box key={photoId ?? url} aria-hidden={n !== at} sx={{ position: 'relative', flex: '0 0 100%', scrollSnapAlign: 'center', scrollSnapStop: 'always' }}>
            {url ? (
              <Box
                component="img"
                src={url}
                srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ') || undefined}
                sizes="100vw"
                alt={altOf(image)}
                width={width ?? undefined}
                height={height ?? undefined}
                loading={Math.abs(n - at) > 1 ? 'lazy' : 'eager'}
                sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
              />
            ) : (
              <Picture fill src="" alt={altOf(image)} thumbHash={thumbHash} placeholder="" />
            )}
          </Box>
        ))}
      </Box>
      {images.length > 1 && (
        <>
          <Box sx={{ position: 'absolute', top: 'calc(50% - 22px)', left: { xs: 8, sm: 16 } }}>
            <PictureButton label={t('photos.previousPhoto')} aria-disabled={at === 0} onClick={() => go(at - 1)}>
              <PreviousIcon />
            </PictureButton>
          </Box>
          <Box sx={{ position: 'absolute', top: 'calc(50% - 22px)', right: { xs: 8, sm: 16 } }}>
            <PictureButton label={t('photos.nextPhoto')} aria-disabled={at === images.length - 1} onClick={() => go(at + 1)}>
              <NextIcon />
            </PictureButton>
          </Box>
        </>
      )}
    </>
  );
}
