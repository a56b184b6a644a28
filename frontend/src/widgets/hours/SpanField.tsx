import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n';
import { type Span, wrongWith } from './week';

interface Props {
  day: string;
  /** Position among the spans of the day, from 1. */
  number: number;
  span: Span;
  onChange: (span: Span) => void;
  onRemove?: (() => void) | undefined;
}

/** Fields for one span of opening hours; an error shows after a field has lost the focus. */
export function SpanField({ day, number, span, onChange, onRemove }: Props) {
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const wrong = wasLeft ? wrongWith(span) : undefined;
  const which = number > 1 ? ` (${number})` : '';

  const time = (end: keyof Span, label: string) => (
    <TextField
      type="time"
      size="small"
      value={span[end]}
      error={wrong !== undefined}
      onChange={(event) => onChange({ ...span, [end]: event.target.value })}
      slotProps={{
        htmlInput: { 'aria-label': label, 'aria-describedby': wrong ? id : undefined, sx: { minHeight: 28 } },
      }}
      sx={{ flex: '0 1 148px', minWidth: 0 }}
    />
  );
  const leave = (event: React.FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" onBlur={leave} sx={{ gap: 1, alignItems: 'center' }}>
        {time('from', t('hours.dayOpens', { day, which }))}
        <span aria-hidden>–</span>
        {time('to', t('hours.dayCloses', { day, which }))}
        {onRemove && (
          <IconButton aria-label={t('hours.removeTheseHoursOfDayWhich', { day, which })} onClick={onRemove}>
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
      </Stack>
      {wrong && (
        <FormHelperText id={id} error>
          {wrong}
        </FormHelperText>
      )}
    </Box>
  );
}
