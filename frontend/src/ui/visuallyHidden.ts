/** Style of words that only screen readers get. */
export const visuallyHidden = {
  position: 'absolute',
  // Numbers up to 1 would mean shares of the width here.
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;
