import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { lazily } from '../lib/lazily';

const TINTS = ['primary', 'secondary', 'info', 'success', 'warning'] as const;

/** A colour for a name, always the same one. */
function tintOf(name: string): (typeof TINTS)[number] {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? 'primary';
}

// What people take for one letter may be many code points: é, न्या, 👩‍🚀.
const letters = lazily(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** Two Latin letters of one code point each, none of which joins another, need no segmenter, which takes long to make. */
const BEGINS_PLAINLY = /^[!-ʯ](?![^ -ʯ])/;

const firstLetter = (word: string): string =>
  BEGINS_PLAINLY.test(word) ? word.charAt(0) : (letters().segment(word)[Symbol.iterator]().next().value?.segment ?? '');

/** The first letters of a name's first and last word, of a single word one; a name without letters begins with its first sign. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.,·•|/()[\]"“”]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? name.trim()];
  return ends.map((word) => firstLetter(word ?? '').toUpperCase()).join('');
}

interface Props {
  name: string;
  /** Address of the picture; without one, or where it cannot be shown, the initials stand in. */
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
}

/** A person's picture or initials. It says nothing to screen readers: the name stands beside it. */
export function Avatar({ name, src, size = 40 }: Props) {
  const [broken, setBroken] = useState<string>();
  const tint = tintOf(name);
  return (
    <Box
      aria-hidden
      sx={(theme: Theme) => ({
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '50%',
        color: theme.vars.palette.text.primary,
        // The tint lies on paper, so that nothing shines through where the avatar overlaps something.
        background: `linear-gradient(${theme.alpha(theme.vars.palette[tint].main, 0.18)} 0 0) ${theme.vars.palette.background.paper}`,
        fontWeight: 700,
        lineHeight: 1,
        WebkitUserSelect: 'none',
        userSelect: 'none',
      })}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {src && src !== broken ? (
        <Box
          component="img"
          src={src}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer" // providers need not know which guide their people use, and some refuse pictures to other sites
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        initialsOf(name)
      )}
    </Box>
  );
}
