import AddRounded from '@mui/icons-material/AddRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '../../lib/i18n';
import { SpanField } from './SpanField';
import type { DayHours, Span } from './week';

interface Props {
  /** Name of the day: Monday. */
  name: string;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
  /** Copies the hours of this day to all days. */
  onCopy: () => void;
  /** Marks the field as invalid, so that the form focuses it after an error. */
  isWrong: boolean;
}

/** Usual hours, as a starting value. */
const USUAL: Span = { from: '09:00', to: '18:00' };
const NONE: Span = { from: '', to: '' };

/** Maximum number of spans per day. */
const MOST = 4;

function hoursOf(kind: string): DayHours {
  if (kind === 'hours') return { kind, spans: [USUAL] };
  return kind === 'always' ? { kind } : { kind: 'closed' };
}

/** Field for the hours of a day: closed, open all day, or spans. */
export function DayField({ name, hours, onChange, onCopy, isWrong }: Props) {
  const spans = hours.kind === 'hours' ? hours.spans : [];
  const setSpans = (changed: readonly Span[]) => onChange({ kind: 'hours', spans: changed });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, px: 0, py: 1.5, minWidth: 0, position: 'relative' }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, float: 'left', width: 108, lineHeight: '44px' }}>
        {name}
      </Box>
      <Stack sx={{ gap: 1.25, alignItems: 'flex-start', clear: { xs: 'both', sm: 'none' } }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', width: '100%' }}>
          <TextField
            select
            size="small"
            value={hours.kind}
            error={isWrong}
            onChange={(event) => onChange(hoursOf(event.target.value))}
            slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('hours.nameOpenOrClosed', { name }), sx: { minHeight: 28 } } }}
            sx={{ width: 176 }}
          >
            <option value="closed">{t('hours.closed')}</option>
            <option value="hours">{t('hours.openFromTo')}</option>
            <option value="always">{t('hours.n24Hours')}</option>
          </TextField>
          {hours.kind !== 'closed' && (
            <Button startIcon={<ContentCopyRounded />} onClick={onCopy} aria-label={t('hours.copyTheHoursOfName', { name })} sx={{ px: 1.5 }}>
              {t('hours.copyToAllDays')}
            </Button>
          )}
        </Stack>
        {spans.map((span, n) => (
          <SpanField
            key={n}
            day={name}
            number={n + 1}
            span={span}
            onChange={(changed) => setSpans(spans.map((one, at) => (at === n ? changed : one)))}
            onRemove={spans.length > 1 ? () => setSpans(spans.filter((_one, at) => at !== n)) : undefined}
          />
        ))}
        {spans.length > 0 && spans.length < MOST && (
          <Button startIcon={<AddRounded />} onClick={() => setSpans([...spans, NONE])} aria-label={t('hours.addMoreHoursOnName', { name })} sx={{ px: 1.5 }}>
            {t('hours.addHours')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
