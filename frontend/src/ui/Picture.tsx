import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

interface Props {
  src: string;
  alt: string;
  /** Shown where `src` cannot be loaded. */
  fallbackSrc?: string;
  /** Shown where neither can be loaded: words, or an icon with words. */
  placeholder?: ReactNode;
  ratio?: string;
  /** True for a picture that is visible at once: loads first. */
  eager?: boolean;
  /** True: fills the positioned box around it instead of keeping the ratio. */
  fill?: boolean;
}

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
}));

const defaultPlaceholder = (
  <>
    <ImageNotSupportedOutlined aria-hidden />
    City Image
  </>
);

/** A picture that keeps its place while it loads and falls back twice: to other art, then to words. */
export function Picture({ src, alt, fallbackSrc, placeholder = defaultPlaceholder, ratio = '4 / 3', eager = false, fill = false }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const current = [src, fallbackSrc].find((one) => one && !failed.includes(one));

  return (
    <Box sx={[{ bgcolor: 'sunken.main' }, fill ? { position: 'absolute', inset: 0 } : { position: 'relative', aspectRatio: ratio, width: '100%' }]}>
      {current ? (
        <Image
          key={current}
          src={current}
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
            bgcolor: 'night.main',
            color: 'night.contrastText',
          }}
        >
          {placeholder}
        </Box>
      )}
    </Box>
  );
}
