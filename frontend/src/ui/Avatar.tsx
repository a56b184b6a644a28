import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { lazily } from '../lib/i18n';

const TINTS = ['primary', 'secondary', 'info', 'success', 'warning'] as const;

/** Returns a palette color for a name; the same name always gives the same color. */
function tintOf(name: string): (typeof TINTS)[number] {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? 'primary';
}

// A visible letter can consist of several code points: é, न्या, 👩‍🚀.
const letters = lazily(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** Words that start with plain Latin characters need no segmenter, which is slow to create. */
const BEGINS_PLAINLY = /^[!-ʯ](?![^ -ʯ])/;

const firstLetter = (word: string): string =>
  BEGINS_PLAINLY.test(word) ? word.charAt(0) : (letters().segment(word)[Symbol.iterator]().next().value?.segment ?? '');

/** Returns the initials of a name's first and last word, or of a single word. A name without letters gives its first character. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.,·•|/()[\]"“”]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? name.trim()];
  return ends.map((word) => firstLetter(word ?? '').toUpperCase()).join('');
}

interface Props {
  name: string;
  /** URL of the picture. Without one, or if it fails to load, the initials are shown. */
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
}

/** Picture or initials of a person. Hidden from screen readers, because the name stands beside it. */
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
        // The tint is layered on the paper color, so that overlapped content does not show through.
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
          referrerPolicy="no-referrer" // keeps the visited site private from sign-in providers; some also block requests with a foreign referrer
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        initialsOf(name)
      )}
    </Box>
  );
}
