import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { knowsMonths, lastTime, monthNames, thisMonth } from '../months';

/** Number of years to choose from, in browsers without a month field. */
const YEARS = 30;

interface Props {
  name: string;
  /** Month as `2026-03`, or empty. */
  value: string;
  onChange: (month: string) => void;
  onBlur: (event: unknown) => void;
  error: boolean;
  message?: string | undefined;
}

function MonthAndYear({ value, onChange, error, message }: Props) {
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const thisYear = Number(thisMonth().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, n) => String(thisYear - n));
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <TextField
        select
        fullWidth
        id={`${id}-month`}
        label={t('reviews.monthOfYourVisit')}
        value={month}
        error={error}
        helperText={message}
        onChange={({ target }) => onChange(target.value && (year ? `${year}-${target.value}` : lastTime(target.value)))}
      >
        <MenuItem value="">{t('reviews.noMonth')}</MenuItem>
        {monthNames().map(([number, name]) => (
          <MenuItem key={number} value={number}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id={`${id}-year`}
        label={t('reviews.year')}
        value={year}
        disabled={!month}
        onChange={({ target }) => onChange(`${target.value}-${month}`)}
        sx={{ minWidth: 110 }}
      >
        {(years.includes(year) || !year ? years : [...years, year]).map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

/** Field for a month that is not in the future. */
export function MonthField(props: Props) {
  const id = useId();
  const [isNative] = useState(knowsMonths);
  if (!isNative) return <MonthAndYear {...props} />;
  const { name, value, onChange, onBlur, error, message } = props;
  return (
    <TextField
      id={id}
      type="month"
      name={name}
      label={t('reviews.monthOfYourVisit')}
      value={value}
      error={error}
      helperText={message}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: thisMonth() } }}
      sx={{ maxWidth: { sm: 280 } }}
      fullWidth
    />
  );
}
