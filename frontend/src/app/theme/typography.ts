import type { TypographyVariantsOptions } from '@mui/material/styles';

// `fonts.css` sets `--script-font` on pages in Hindi and Arabic only.
const others = 'var(--script-font, system-ui), system-ui, sans-serif';
const text = `"Plus Jakarta Sans Variable", "Plus Jakarta Sans Fallback", ${others}`;
const display = `"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", ${others}`;

/** Type scale: Bricolage Grotesque for headings and big numbers, Plus Jakarta Sans for the rest. */
export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  display: {
    fontFamily: display,
    fontSize: 'clamp(2.5rem, 1.5rem + 3.4vw, 4.5rem)',
    lineHeight: 1,
    fontWeight: 750,
    letterSpacing: '-.035em',
  },
  h1: {
    fontFamily: display,
    fontSize: 'clamp(2rem, 1.5rem + 1.8vw, 3rem)',
    lineHeight: 1.08,
    fontWeight: 700,
    letterSpacing: '-.025em',
  },
  h2: {
    fontFamily: display,
    fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    lineHeight: 1.1,
    fontWeight: 700,
    letterSpacing: '-.025em',
  },
  h3: { fontFamily: display, fontSize: '1.5rem', lineHeight: 1.2, fontWeight: 700, letterSpacing: '-.025em' },
  h4: { fontFamily: text, fontSize: '1.0625rem', lineHeight: 1.3, fontWeight: 700, letterSpacing: '-.01em' },
  subtitle1: { fontFamily: text, fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
  body1: { fontFamily: text, fontSize: '1rem', lineHeight: 1.6, fontWeight: 400 },
  body2: { fontFamily: text, fontSize: '.875rem', lineHeight: 1.5, fontWeight: 400 },
  caption: { fontFamily: text, fontSize: '.75rem', lineHeight: 1.4, fontWeight: 600 },
  overline: {
    fontFamily: text,
    fontSize: '.8125rem',
    lineHeight: 1.4,
    fontWeight: 700,
    letterSpacing: '.12em',
    textTransform: 'uppercase',
  },
  button: { fontFamily: text, fontSize: '.9375rem', lineHeight: 1.4, fontWeight: 600, textTransform: 'none' },
};

/** Minimum line height of scripts with marks above and below the letters. */
const ROOMY = 1.35;

/** Returns the type scale for a script with joined letters: no letter spacing, and enough line height for marks. */
export const joined = (scale: TypographyVariantsOptions): TypographyVariantsOptions =>
  Object.fromEntries(
    Object.entries(scale).map(([name, style]: [string, unknown]) => {
      if (typeof style !== 'object' || style === null) return [name, style];
      const { lineHeight } = style as { lineHeight?: number };
      return [name, { ...style, letterSpacing: 'normal', ...(lineHeight !== undefined && { lineHeight: Math.max(lineHeight, ROOMY) }) }];
    }),
  );
