import type { CSSObject, Theme } from '@mui/material/styles';

/** Controls that are of no use on paper; the bars among them would also cover text. */
const CONTROLS =
  'header:not(main *), aside:not(main *), nav, .MuiButton-root, .MuiIconButton-root, .leaflet-control-zoom, a[href="#main"], [role=search], [aria-pressed], [aria-haspopup]:not(:has(img))';

/** Returns the styles for printing. Paper is white, so it gets the colors of the light scheme. */
export const print = (theme: Theme): CSSObject => ({
  '@media print': {
    ':root:root': { '--bar': '0px', '--bottom-bar': '0px' },
    ':root[data-color-scheme=dark]': lightVariables(theme),
    [CONTROLS]: { display: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
});

/** Returns the CSS variables of the light scheme. */
function lightVariables(theme: Theme): CSSObject {
  const sheets = theme.generateStyleSheets() as Record<string, CSSObject>[];
  return sheets.flatMap((sheet) => Object.entries(sheet)).find(([selector]) => selector.includes('light'))?.[1] ?? {};
}
