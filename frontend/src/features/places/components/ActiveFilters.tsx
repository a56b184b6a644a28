import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../../lib/i18n';
import { NO_FILTERS, understoodName, withoutWords } from '../../../lib/places';
import type { Understood_PartFragment } from '../../../lib/places/Understood.generated';
import { Chip, type FilterProps } from '../../../widgets/places';
import { sideways } from './FirstFilters';
import { useFilterNames, useShownFilters } from './useShownFilters';

interface Props extends FilterProps {
  /** Parts of the search text that were understood. */
  understood: readonly Understood_PartFragment[];
}

/** Style of what was understood of a search: these chips stand for words, not for choices. */
const ofWords = { borderStyle: 'dashed', borderColor: 'primary.main', color: 'primary.main' } as const;

/** The active filters, and what was understood of the search, as chips that remove them. */
export function ActiveFilters({ understood, ...filters }: Props) {
  const { params, change } = filters;
  const names = useFilterNames(filters);
  const shown = useShownFilters(filters);
  const { search = '' } = params;
  if (shown.length === 0 && search === '') return null;
  return (
    <Box role="group" aria-label={t('places.activeFilters')} sx={{ ...sideways, flexWrap: { md: 'wrap' }, mb: 1, minHeight: 54, displayPrint: 'none' }}>
      {understood.map((part, n) => (
        <Chip
          key={`${n} ${part.text}`}
          disableRipple
          aria-label={t('places.removeWords', { words: part.text, name: understoodName(part, names) })}
          onClick={() => change({ search: withoutWords(search, part.text) })}
          sx={ofWords}
        >
          <bdi>{understoodName(part, names)}</bdi>
          <CloseRounded aria-hidden sx={{ fontSize: 16 }} />
        </Chip>
      ))}
      {shown.map(({ key, name, without }) => (
        <Chip key={key} disableRipple aria-label={t('places.removeFilter', { name })} onClick={() => change(without)} sx={{ bgcolor: 'sunken.main' }}>
          <bdi>{name}</bdi>
          <CloseRounded aria-hidden sx={{ fontSize: 16 }} />
        </Chip>
      ))}
      <Button size="small" onClick={() => change(NO_FILTERS)} sx={{ flexShrink: 0, minHeight: 40 }}>
        {t('places.clearAll')}
      </Button>
    </Box>
  );
}
