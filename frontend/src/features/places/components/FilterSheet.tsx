import CloseRounded from '@mui/icons-material/CloseRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { CategoryChips } from './CategoryChips';
import { Chip, countFilters, type FilterProps, NO_FILTERS, numberOf, RATINGS, sortsOf } from '../../../widgets/places';
import { ChoiceChips } from './ChoiceChips';
import { CityPicker } from './CityPicker';
import { SearchField } from '../../../ui/SearchField';

const row = { display: 'flex', alignItems: 'center' } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface Props extends FilterProps {
  /** Number of places that match the filters; undefined while it loads. */
  total?: number;
}

/** Button that opens a bottom sheet with all filters, for phones. */
export function FilterSheet({ total, ...filters }: Props) {
  const { params, change } = filters;
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = countFilters(params);
  const result = total === undefined ? t('places.showPlaces') : t('places.showCount', { count: total });

  return (
    <>
      <Chip active={count > 0} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ height: 44 }}>
        <TuneRounded aria-hidden sx={{ fontSize: 18 }} />
        {count > 0 ? t('places.filtersCount', { count }) : t('places.filters')}
      </Chip>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { borderRadius: `${radius.panel} ${radius.panel} 0 0`, maxHeight: '86dvh' },
          },
        }}
      >
        <Box sx={{ ...row, justifyContent: 'space-between', pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography id={titleId} variant="h3" component="h2">
            {t('places.filters')}
          </Typography>
          <IconButton aria-label={t('places.closeFilters')} onClick={close}>
            <CloseRounded aria-hidden />
          </IconButton>
        </Box>
        <Box sx={{ overflowY: 'auto', px: 2, py: 2.5, display: 'grid', gap: 3 }}>
          <Part title={t('places.category')}>
            <CategoryChips {...filters} />
          </Part>
          <Part title={t('places.city')}>
            <CityPicker {...filters} />
          </Part>
          <Part title={t('places.minimumRating')}>
            <ChoiceChips
              wrap
              label={t('places.minimumRating')}
              options={RATINGS}
              value={String(params.minRating ?? '')}
              onChange={(value) => change({ minRating: numberOf(value) })}
            />
          </Part>
          <Part title={t('places.pincode')}>
            <SearchField
              chip
              label={t('places.pincode')}
              placeholder={t('places.pincode')}
              value={params.pincode ?? ''}
              onChange={(pincode) => change({ pincode: pincode || undefined }, { typing: true })}
            />
          </Part>
          <Part title={t('places.sort')}>
            <ChoiceChips
              wrap
              label={t('places.sort')}
              options={sortsOf(params)}
              value={params.sort ?? ''}
              onChange={(value) => change({ sort: value || undefined })}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {t('places.whatRecommendedMeans')}
            </Typography>
          </Part>
        </Box>
        <Box sx={{ ...row, gap: 1, px: 2, pt: 1.5, pb: 'calc(12px + env(safe-area-inset-bottom))', borderTop: 1, borderColor: 'divider' }}>
          <Button color="inherit" disabled={count === 0} onClick={() => change(NO_FILTERS)} sx={{ flexShrink: 0 }}>
            {t('places.clearAll')}
          </Button>
          <Button variant="contained" fullWidth onClick={close}>
            {result}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
