import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense, useState, type ReactNode } from 'react';
import { t } from '../lib/i18n';
import { sentence } from '../lib/sentences';

// A placeholder that cannot be fetched is none.
const ThumbHash = lazy<ComponentType<{ hash: string }>>(() =>
  import('./ThumbHash').then(
    (file) => ({ default: file.ThumbHash }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  /** Empty for a picture that is not to be had: what its thumbhash says of it is all that shows. */
  src: string;
  alt: string;
  /** The same picture in other sizes, widths in pixels. */
  sources?: readonly { url: string; width: number }[];
  /** How wide it is shown, as CSS has it; without it, as wide as the window. */
  sizes?: string;
  /** Base64 of a thumbhash, shown until the picture is there. */
  thumbHash?: string | null;
  /** Shown where `src` cannot be loaded. */
  fallbackSrc?: string;
  /** Shown where neither can be loaded: words, or an icon with words. */
  placeholder?: ReactNode;
  ratio?: string;
  /** The point that stays in sight where the picture is cropped, as shares from the upper left corner; the middle where left out. */
  focus?: { x: number; y: number };
  /** True for a picture that is visible at once: loads first. */
  eager?: boolean;
  /** True: fills the positioned box around it instead of keeping the ratio. */
  fill?: boolean;
}

const Image = styled('img')(({ theme }) => ({
  // Above the placeholder.
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
}));

/** What stands in the place of a picture of a city. */
function NoPicture() {
  return (
    <>
      <ImageNotSupportedOutlined aria-hidden />
      {t('ui.cityImage')}
    </>
  );
}

/** A picture that keeps its place while it loads and falls back twice: to other art, then to words. */
export function Picture({ src, alt: english, fallbackSrc, placeholder = <NoPicture />, ratio = '4 / 3', eager = false, fill = false, ...photo }: Props) {
  const { sources = [], sizes, thumbHash, focus } = photo;
  const alt = sentence(english);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const current = [src, fallbackSrc].find((one) => one && !failed.includes(one));

  return (
    <Box sx={[{ bgcolor: 'sunken.main' }, fill ? { position: 'absolute', inset: 0 } : { position: 'relative', aspectRatio: ratio, width: '100%' }]}>
      {thumbHash && (current ?? '') === src && (
        <Suspense fallback={null}>
          <ThumbHash hash={thumbHash} />
        </Suspense>
      )}
      {current ? (
        <Image
          key={current}
          {...(current === src && sources.length > 0 && { sizes, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') })}
          src={current}
          style={focus && current === src ? { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } : undefined}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed((known) => [...known, current])}
        />
      ) : (
        <Box
          data-placeholder
          {...(alt && { role: 'img', 'aria-label': alt })}
          sx={{
            width: '100%',
            height: '100%',
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 1,
            typography: 'subtitle1',
            ...(src && { bgcolor: 'night.main' }),
            color: src || thumbHash ? 'night.contrastText' : 'text.secondary',
          }}
        >
          {placeholder}
        </Box>
      )}
    </Box>
  );
}
