import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense, useState, type ReactNode } from 'react';
import { t } from '../lib/i18n';

// The placeholder is optional: if its code fails to load, nothing is shown.
const ThumbHash = lazy<ComponentType<{ hash: string }>>(() =>
  import('./ThumbHash').then(
    (file) => ({ default: file.ThumbHash }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  /** URL of the picture. An empty URL shows `fallbackSrc`, or else the preview from `thumbHash` and the placeholder. */
  src: string;
  alt: string;
  /** Further sizes of the picture; widths in pixels. */
  sources?: readonly { url: string; width: number }[];
  /** Value of the `sizes` attribute; defaults to the full window width. */
  sizes?: string;
  /** Thumbhash (Base64), shown while the picture loads. */
  thumbHash?: string | null;
  /** URL to use if `src` fails to load. */
  fallbackSrc?: string;
  /** Content to show if both URLs fail to load. */
  placeholder?: ReactNode;
  ratio?: string;
  /** Point that stays visible when the picture is cropped, as shares from the upper left corner; defaults to the center. */
  focus?: { x: number; y: number };
  /** True for a picture that is visible on page load: it loads with high priority. */
  eager?: boolean;
  /** True: fills the positioned box around it; `ratio` is ignored. */
  fill?: boolean;
}

const Image = styled('img')(({ theme }) => ({
  // Stacked above the placeholder.
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
}));

/** Default placeholder. */
function NoPicture() {
  return (
    <>
      <ImageNotSupportedOutlined aria-hidden />
      {t('ui.cityImage')}
    </>
  );
}

/** Picture with reserved space while it loads. If it fails, it falls back to `fallbackSrc`, then to the placeholder. */
export function Picture({ src, alt, fallbackSrc, placeholder = <NoPicture />, ratio = '4 / 3', eager = false, fill = false, ...photo }: Props) {
  const { sources = [], sizes, thumbHash, focus } = photo;
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
