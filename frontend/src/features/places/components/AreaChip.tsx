import CloseRounded from '@mui/icons-material/CloseRounded';
import { Chip } from './Chip';
import type { FilterProps } from './filters';

/** Says that only a part of the map is searched, and takes that back. */
export function AreaChip({ params, change }: Pick<FilterProps, 'params' | 'change'>) {
  if (params.area === undefined) return null;
  return (
    <Chip active aria-label="Map area, search everywhere again" onClick={() => change({ area: undefined })}>
      Map area
      <CloseRounded aria-hidden sx={{ fontSize: 16 }} />
    </Chip>
  );
}
