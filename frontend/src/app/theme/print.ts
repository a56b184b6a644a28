/** Controls that are of no use on paper; the bars among them would also cover text. */
const CONTROLS = 'header:not(main *), aside:not(main *), nav, .MuiButton-root, .MuiIconButton-root, .leaflet-control-zoom';

/** Styles for printing. */
export const print = {
  '@media print': {
    ':root:root': { '--bar': '0px', '--bottom-bar': '0px' },
    [CONTROLS]: { display: 'none !important' },
  },
};
