/** What has been chosen: its background alone tells, which forced colours take away. */
const CHOSEN =
  '[aria-pressed=true], [aria-checked=true]:is([role=menuitemradio], [role=menuitemcheckbox]), [role=tab][aria-selected=true], [role=option][aria-selected=true], a[aria-current]';

/** The look where people have the system choose all colours (Windows' contrast themes): what only a background told is told in the system's own colours. */
export const forcedColours = {
  '@media (forced-colors: active)': {
    [CHOSEN]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important', color: 'HighlightText !important', '& *': { color: 'inherit !important' } },
    // Buttons without a line around them would be words like all others.
    '.MuiButton-root': { border: '1px solid ButtonBorder' },
    // The one colour of the page that marks what has the focus could be that of its background.
    ':focus-visible, .Mui-focusVisible.Mui-focusVisible': { outlineColor: 'Highlight !important' },
  },
};
