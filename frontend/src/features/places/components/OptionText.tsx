import Box from '@mui/material/Box';
import type { Option } from '../../../widgets/places';

/** Name of an option and its number of places; grey if no place has it. */
export function OptionText({ option: { text, count, isEmpty } }: { option: Option }) {
  return (
    <>
      <Box component="bdi" sx={{ opacity: isEmpty ? 0.72 : 1, '[aria-pressed=true] &': { opacity: 1 } }}>
        {text}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ marginInlineStart: 'auto', paddingInlineStart: 1, fontWeight: 400, opacity: 0.72, fontVariantNumeric: 'tabular-nums' }}>
          {` ${count}`}
        </Box>
      )}
    </>
  );
}
