import type { Theme } from '@mui/material/styles';
import { radius } from '../shape';
import { visuallyHidden } from '../visuallyHidden';

/** Returns styles that give Leaflet the colors and shapes of the theme; the dark scheme dims pictures. */
export function mapStyle(theme: Theme) {
  const { palette } = theme.vars;
  const focusRing = { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 };
  return {
    position: 'absolute',
    inset: 0,
    '& .leaflet-container': {
      height: '100%',
      font: 'inherit',
      fontSize: '0.875rem',
      background: palette.sunken.main,
      borderRadius: `calc(${radius.panel} - 1px)`,
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    },
    '& .map-pictures': theme.applyStyles('dark', { filter: 'brightness(.75) contrast(1.05) saturate(.8)' }),
    '& .pin': {
      color: palette.secondary.main,
      transformOrigin: '50% 100%',
      '&:focus-visible': { ...focusRing, borderRadius: '12px' },
      '& .pin-body': { fill: 'currentColor', stroke: palette.background.paper, strokeWidth: 2 },
      '& .pin-eye': { fill: palette.background.paper },
      '& svg': { display: 'block', filter: 'drop-shadow(0 4px 6px rgba(0, 0, 0, .35))' },
      '& .pin-label': { ...visuallyHidden, width: '1px', height: '1px' },
    },
    '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
      background: palette.background.paper,
      color: palette.text.primary,
      boxShadow: '0 8px 28px -8px rgba(0, 0, 0, .4)',
    },
    '& .leaflet-popup-content-wrapper': { borderRadius: radius.control },
    '& .leaflet-popup-content': { margin: '14px 36px 14px 16px', lineHeight: 1.5, fontSize: '0.875rem' },
    '& .leaflet-container a.leaflet-popup-close-button': {
      width: 32,
      height: 32,
      lineHeight: '32px',
      color: palette.text.secondary,
      '&:hover': { color: palette.text.primary },
      '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: radius.control },
    },
    '& .leaflet-container .leaflet-bar': { border: `1px solid ${palette.divider}`, borderRadius: radius.control, overflow: 'hidden' },
    '& .leaflet-container .leaflet-bar a': {
      width: 44,
      height: 44,
      lineHeight: '42px',
      background: palette.background.paper,
      color: palette.text.primary,
      borderColor: palette.divider,
      '&:hover': { background: palette.sunken.main },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      '&.leaflet-disabled': { background: palette.sunken.main, color: palette.text.secondary },
    },
    '& .leaflet-container .leaflet-control-attribution': {
      background: palette.background.paper,
      color: palette.text.secondary,
      padding: '2px 8px',
      borderTopLeftRadius: '8px',
      '& a': { color: palette.primary.main, textDecoration: 'underline' },
    },
  } as const;
}
