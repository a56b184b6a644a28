/** Style of a text field that looks like a chip. */
export const chipInput = {
  minHeight: 40,
  typography: 'body2',
  fontWeight: 600,
  '& input::placeholder': { opacity: 1 },
  '&:not(.Mui-focused, :hover) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/** Additional style while the filter is active. */
export const filledInput = {
  backgroundColor: 'text.primary',
  color: 'background.default',
  '& .MuiIconButton-root': { color: 'inherit' },
} as const;
