import type { Theme } from '@mui/material/styles';
import { easing, radius } from '../shape';

/** Returns the styles of rating pins and clusters. */
export function pinStyle(theme: Theme) {
  const { palette } = theme.vars;
  const button = {
    position: 'absolute',
    // Changes inside a pin cause no layout outside it.
    contain: 'layout style',
    padding: 0,
    font: 'inherit',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderRadius: radius.pill,
    boxShadow: '0 2px 8px rgba(10, 8, 30, .28)',
    transition: `transform 120ms ${easing}`,
    '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
  };
  return {
    // One compositor layer for all pins; it needs no repaint while the map moves.
    '& .pins': { willChange: 'transform' },
    // During a zoom animation, pins are not at their places, so they are hidden.
    '& .pins.is-away': { opacity: 0 },
    '& .rating-pin': {
      ...button,
      width: 44,
      height: 28,
      margin: '-14px -22px',
      fontSize: '0.8125rem',
      border: `1px solid ${palette.outline.main}`,
      background: palette.background.paper,
      color: palette.text.primary,
    },
    '& .rating-pin.is-lit': {
      zIndex: 1,
      background: palette.text.primary,
      color: palette.background.paper,
      borderColor: palette.background.paper,
      transform: 'scale(1.12)',
    },
    '& .pin-cluster': {
      ...button,
      fontSize: '0.8125rem',
      border: `2px solid ${palette.background.paper}`,
      background: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '& .pin-cluster:hover': { transform: 'scale(1.08)' },
    // Visitor's position.
    '& .own-place': {
      borderRadius: radius.pill,
      background: palette.info.main,
      border: `3px solid ${palette.background.paper}`,
      boxShadow: `0 0 0 2px ${palette.info.main}`,
    },
  } as const;
}
