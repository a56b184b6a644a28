import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../../lib/i18n';
import { CategoryChips } from './CategoryChips';
import { CityPicker } from './CityPicker';
import { countFilters, type FilterProps, NO_FILTERS, numberOf, RATINGS } from '../../../widgets/places';
import { MenuChip } from './MenuChip';
import { SearchField } from '../../../ui/SearchField';

/** All filters except the search, in one row, for wide windows. */
export function FilterBar({ wide, ...filters }: FilterProps & { wide: boolean }) {
  const { params, change } = filters;
  const rating = RATINGS.find(({ value }) => value === String(params.minRating ?? ''));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <CategoryChips {...filters} chips={wide ? 4 : 1} />
      <Box aria-hidden sx={{ width: '1px', height: 28, bgcolor: 'divider', flexShrink: 0 }} />
      <Box sx={{ width: 220, minWidth: 140, flexShrink: 1 }}>
        <CityPicker {...filters} />
      </Box>
      <MenuChip
        label={t('places.minimumRating')}
        active={params.minRating !== undefined}
        options={RATINGS}
        value={String(params.minRating ?? '')}
        onChange={(value) => change({ minRating: numberOf(value) })}
      >
        <StarRounded aria-hidden sx={{ fontSize: 18 }} />
        {params.minRating ? rating?.text : t('places.rating')}
      </MenuChip>
      <Box sx={{ width: 120, flexShrink: 0 }}>
        <SearchField
          chip
          label={t('places.pincode')}
          placeholder={t('places.pincode')}
          value={params.pincode ?? ''}
          onChange={(pincode) => change({ pincode: pincode || undefined }, { typing: true })}
        />
      </Box>
      {(countFilters(params) > 0 || params.search) && (
        <Button size="small" onClick={() => change(NO_FILTERS)} sx={{ flexShrink: 0, ml: 'auto' }}>
          {t('places.clearAll')}
        </Button>
      )}
    </Box>
  );
}
