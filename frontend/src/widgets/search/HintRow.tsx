import HistoryRounded from '@mui/icons-material/HistoryRounded';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType, HTMLAttributes, Key } from 'react';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import TuneRounded from '@mui/icons-material/TuneRounded';
import { t } from '../../lib/i18n';
import type { Hint } from './hints';
import { matchParts } from './matchParts';

const ICONS: Record<Exclude<Hint['kind'], 'forget'>, ElementType> = {
  recent: HistoryRounded,
  city: LocationCityRounded,
  place: PlaceOutlined,
  category: SearchRounded,
  filter: TuneRounded,
  meant: SearchRounded,
  search: SearchRounded,
};

/** Returns the accessible name of a row in one piece: bold letters must not split words for screen readers. */
const nameOf = (hint: Hint): string => {
  if (hint.kind === 'search') return t('search.searchForLabel', { label: hint.label });
  if (hint.kind === 'meant') return t('search.didYouMean', { meant: hint.label });
  return 'detail' in hint ? `${hint.label}, ${hint.detail}` : hint.label;
};

interface Props {
  hint: Hint;
  /** Typed text; the row shows it in bold. */
  typed: string;
  /** Attributes of the option. */
  option: HTMLAttributes<HTMLLIElement> & { key: Key };
}

/** Shows a row of the list below a search field. */
export function HintRow({ hint, typed, option: { key, ...option } }: Props) {
  const Icon = hint.kind === 'forget' ? null : ICONS[hint.kind];
  return (
    <Box
      component="li"
      key={key}
      {...option}
      aria-label={nameOf(hint)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 2,
        py: 0.5,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.hover' },
      }}
    >
      {Icon && <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary', flexShrink: 0 }} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontSize: '0.9375rem', color: hint.kind === 'forget' ? 'primary.main' : undefined }}>
          {hint.kind === 'search' || hint.kind === 'meant' ? (
            nameOf(hint)
          ) : (
            <bdi>{matchParts(hint.label, typed).map(({ text, isTyped }, index) => (isTyped ? <b key={index}>{text}</b> : text))}</bdi>
          )}
        </Typography>
        {'detail' in hint && (
          <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            <bdi>{hint.detail}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  );
}
