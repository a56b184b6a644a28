import type { Theme } from '@mui/material/styles';

/** Returns the styles of a map that sets a pin. */
export function pickerStyle(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .leaflet-grab': { cursor: 'crosshair' },
    '& .own-accuracy': { fill: palette.info.main, fillOpacity: 0.15, stroke: palette.info.main, strokeWidth: 2 },
  } as const;
}
