import Box from '@mui/material/Box';
import type { FilterProps } from '../../../widgets/places';
import { CityPicker } from './CityPicker';
import { FilterSheet, type FilterSheetProps } from './FilterSheet';
import { FirstFilters, sideways } from './FirstFilters';

/** The most used filters in one row, for wide windows, and a button for all filters. */
export function FilterBar({ wide, total, ...filters }: FilterProps & FilterSheetProps & { wide: boolean }) {
  // The attributes of a category take the room of other categories.
  const { params } = filters;
  const isChosen = params.category !== undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ ...sideways, flex: 1 }}>
        <Box sx={{ width: wide ? 150 : 130, flexShrink: 0 }}>
          <CityPicker {...filters} />
        </Box>
        <FirstFilters {...filters} categories={wide ? (isChosen ? 1 : 2) : 0} attributes={isChosen ? 1 : 0} />
      </Box>
      <FilterSheet {...filters} total={total} />
    </Box>
  );
}
