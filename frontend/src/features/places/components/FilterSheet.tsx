import TuneRounded from '@mui/icons-material/TuneRounded';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { lazyDialog } from '../../../ui/lazy';
import { Chip, type FilterProps } from '../../../widgets/places';
import type { FilterDialogProps } from './FilterDialog';
import { useShownFilters } from './useShownFilters';

export type FilterSheetProps = Pick<FilterDialogProps, 'total'>;

/** Sheet with all filters. Its code loads when it first opens: most visits do not need it. */
const FilterDialog = lazyDialog<FilterDialogProps>(() => import('./FilterDialog').then((file) => file.FilterDialog));

/** Button that opens a sheet with all filters. */
export function FilterSheet(props: FilterProps & FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const count = useShownFilters(props).length;
  return (
    <>
      <Chip active={count > 0} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ height: { xs: 44, md: 40 } }}>
        <TuneRounded aria-hidden sx={{ fontSize: 18 }} />
        {count > 0 ? t('places.filtersCount', { count }) : t('places.filters')}
      </Chip>
      <FilterDialog {...props} count={count} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
