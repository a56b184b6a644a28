/** Selected items: only their background shows the selection, and forced colors remove backgrounds. */
const CHOSEN =
  '[aria-pressed=true], [aria-checked=true]:is([role=menuitemradio], [role=menuitemcheckbox]), [role=tab][aria-selected=true], [role=option][aria-selected=true], a[aria-current]';

/** Styles for forced colors (contrast themes of Windows). They replace meaning carried by a background with system colors. */
export const forcedColors = {
  '@media (forced-colors: active)': {
    [CHOSEN]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important', color: 'HighlightText !important', '& *': { color: 'inherit !important' } },
    // Without a border, text buttons would look like plain text.
    '.MuiButton-root': { border: '1px solid ButtonBorder' },
    // The forced outline color can equal the background, so the focus ring uses `Highlight`.
    ':focus-visible, .Mui-focusVisible.Mui-focusVisible': { outlineColor: 'Highlight !important' },
  },
};
