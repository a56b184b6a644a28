/** Style of text that only screen readers present. */
export const visuallyHidden = {
  position: 'absolute',
  // In `sx`, numbers up to 1 mean fractions of the width.
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;
