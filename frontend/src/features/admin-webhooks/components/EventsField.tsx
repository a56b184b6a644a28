import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { t } from '../../../lib/i18n';
import type { WebhookEvent } from '../../../graphql/schema.generated';
import { EVENT_NAMES, EVENTS } from './events';

interface Props {
  value: readonly WebhookEvent[];
  /** Validation error. */
  message: string | undefined;
  onChange: (value: WebhookEvent[]) => void;
}

/** Choice of the events that a webhook subscribes to. */
export function EventsField({ value, message, onChange }: Props) {
  const id = useId();
  const isWrong = message !== undefined;
  const box = { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? id : undefined };
  return (
    <FormControl component="fieldset" error={isWrong}>
      <FormLabel component="legend">{t('adminWebhooks.sendsAMessageFor')}</FormLabel>
      {EVENTS.map((event) => (
        <FormControlLabel
          key={event}
          label={t(EVENT_NAMES[event])}
          control={
            <Checkbox
              checked={value.includes(event)}
              slotProps={{ input: box }}
              onChange={(_event, checked) => onChange(EVENTS.filter((one) => (one === event ? checked : value.includes(one))))}
            />
          }
        />
      ))}
      {isWrong && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
