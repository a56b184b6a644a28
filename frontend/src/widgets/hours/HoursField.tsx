import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t, weekdayNames } from '../../lib/i18n';
import { DayField } from './DayField';
import { type DayHours, EMPTY_WEEK, formatWeek, parseWeek, type Week } from './week';

export interface HoursFieldProps {
  /** Opening hours in the `opening_hours` syntax of OpenStreetMap; empty where unknown. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** Field for opening hours: day by day, or as text if a week cannot express them. */
export function HoursField({ value, onChange, error }: HoursFieldProps) {
  const id = useId();
  const [wantsText, setText] = useState(false);
  const [isStuck, setStuck] = useState(false);
  // While fields are incomplete, the text does not contain all of their content.
  const [draft, setDraft] = useState<{ value: string; week: Week }>();
  const known = draft?.value === value ? draft.week : parseWeek(value);
  const week = known ?? EMPTY_WEEK;
  const isText = wantsText || !known;
  const names = weekdayNames();

  const change = (changed: Week) => {
    const written = formatWeek(changed);
    setDraft({ value: written, week: changed });
    onChange(written);
  };
  const setDay = (day: number, hours: DayHours) => change(week.map((one, n) => (n === day ? hours : one)));
  const write = (text: string) => {
    setText(true);
    setStuck(false);
    onChange(text);
  };
  const toggle = (wanted: boolean) => {
    setStuck(!wanted && !known);
    setText(wanted);
  };

  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined} sx={{ gap: 1.5 }}>
      <Typography id={`${id}-label`} variant="subtitle1">
        {t('hours.openingHours')}
      </Typography>
      {isText ? (
        <TextField
          id={`${id}-text`}
          label={t('hours.inTheOpeningHoursSyntax')}
          placeholder="Apr-Sep Mo-Sa 10:00-20:00; PH off"
          value={value}
          error={Boolean(error) || isStuck}
          helperText={isStuck ? t('hours.theFieldsForEachDay') : undefined}
          onChange={(event) => write(event.target.value)}
          fullWidth
          multiline
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
        />
      ) : (
        <Stack sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
          {week.map((hours, day) => (
            <DayField
              key={names[day]}
              name={names[day] ?? ''}
              hours={hours}
              onChange={(changed) => setDay(day, changed)}
              onCopy={() => change(week.map(() => hours))}
              isWrong={Boolean(error) && day === 0}
            />
          ))}
        </Stack>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} error sx={{ mx: 1.75 }}>
          {error}
        </FormHelperText>
      )}
      <FormControlLabel
        control={<Switch checked={isText} onChange={(_event, wanted) => toggle(wanted)} />}
        label={t('hours.writeItAsText')}
        sx={{ minHeight: 44, alignSelf: 'flex-start' }}
      />
    </Stack>
  );
}
