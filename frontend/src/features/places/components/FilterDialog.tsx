import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { t } from '../../../lib/i18n';
import { attributesIn, chosenOf, NO_FILTERS, toggled, withChosen } from '../../../lib/places';
import { radius } from '../../../ui/shape';
import { SearchField } from '../../../ui/SearchField';
import { type FilterProps, sortsOf } from '../../../widgets/places';
import { ChoiceChips } from './ChoiceChips';
import { CityPicker } from './CityPicker';
import { optionsOf } from './facetOptions';
import { FilterPart } from './FilterPart';
import { FoldedChips } from './FoldedChips';
import { NewnessFilter, DistanceFilter } from './NearAndNew';
import { OpenFilter } from './OpenFilter';
import { ratingOptions } from './RatingFilter';

export interface FilterDialogProps extends FilterProps {
  /** Number of places that match the filters; undefined while it loads. */
  total: number | undefined;
  /** Number of active filters. */
  count: number;
  isOpen: boolean;
  onClose: () => void;
}

const row = { display: 'flex', alignItems: 'center' } as const;
const sheet = { borderRadius: `${radius.panel} ${radius.panel} 0 0`, maxHeight: '86dvh' } as const;

/** Sheet with all filters: at the bottom of phones, at the side of wide windows. Each choice changes the list at once. */
export function FilterDialog({ total, count, isOpen, onClose, ...filters }: FilterDialogProps) {
  const { params, change, facets } = filters;
  const titleId = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const result = total === undefined ? t('places.showPlaces') : t('places.showCount', { count: total });
  const groups = [...facets.filter(({ key }) => ['price', 'category', 'photos'].includes(key)), ...attributesIn(facets)];

  return (
    <Drawer
      anchor={isWide ? 'right' : 'bottom'}
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: isWide ? { width: 460 } : sheet } }}
    >
      <Box sx={{ ...row, justifyContent: 'space-between', pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id={titleId} variant="h3" component="h2">
          {t('places.filters')}
        </Typography>
        <IconButton aria-label={t('places.closeFilters')} onClick={onClose}>
          <CloseRounded aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', px: 2, py: 2.5, display: 'grid', gap: 3, flex: 1, alignContent: 'start' }}>
        <OpenFilter {...filters} />
        <FilterPart title={t('places.city')}>
          <CityPicker {...filters} />
        </FilterPart>
        <FilterPart title={t('places.minimumRating')}>
          <ChoiceChips
            wrap
            label={t('places.minimumRating')}
            options={ratingOptions(facets)}
            chosen={params.minRating ? chosenOf(params, 'rating') : ['']}
            onChoose={(value) => change(value ? toggled(params, 'rating', value) : withChosen(params, 'rating', []))}
          />
        </FilterPart>
        {groups.map((facet) => (
          <FilterPart key={facet.key} title={facet.name}>
            <FoldedChips
              label={facet.name}
              options={optionsOf(facet)}
              chosen={chosenOf(params, facet.key)}
              onChoose={(value) => change(toggled(params, facet.key, value))}
            />
          </FilterPart>
        ))}
        <DistanceFilter params={params} change={change} />
        <NewnessFilter params={params} change={change} />
        <FilterPart title={t('places.pincode')}>
          <SearchField
            chip
            label={t('places.pincode')}
            placeholder={t('places.pincode')}
            value={params.pincode ?? ''}
            onChange={(pincode) => change({ pincode: pincode || undefined }, { typing: true })}
          />
        </FilterPart>
        <FilterPart title={t('places.sort')}>
          <ChoiceChips
            wrap
            label={t('places.sort')}
            options={sortsOf(params)}
            chosen={[params.sort ?? '']}
            onChoose={(value) => change({ sort: value === params.sort ? undefined : value || undefined })}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('places.whatRecommendedMeans')}
          </Typography>
        </FilterPart>
      </Box>
      <Box sx={{ ...row, gap: 1, px: 2, pt: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))', borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" disabled={count === 0} onClick={() => change(NO_FILTERS)} sx={{ flexShrink: 0 }}>
          {t('places.clearAll')}
        </Button>
        <Button variant="contained" fullWidth onClick={onClose}>
          {result}
        </Button>
      </Box>
    </Drawer>
  );
}
