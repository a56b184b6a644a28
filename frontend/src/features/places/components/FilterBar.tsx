import Box from '@mui/material/Box';
import { roomFor } from '../../../lib/places';
import type { FilterProps } from '../../../widgets/places';
import { CityPicker } from './CityPicker';
import { FilterSheet, type FilterSheetProps } from './FilterSheet';
import { FirstFilters, sideways } from './FirstFilters';

/** The most used filters in one row, for wide windows, and a button for all filters. */
export function FilterBar({ wide, total, ...filters }: FilterProps & FilterSheetProps & { wide: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ ...sideways, flex: 1 }}>
        <Box sx={{ width: wide ? 150 : 130, flexShrink: 0 }}>
          <CityPicker {...filters} />
        </Box>
        <FirstFilters {...filters} {...roomFor(filters.params, wide)} />
      </Box>
      <FilterSheet {...filters} total={total} />
    </Box>
  );
}
