import Typography from '@mui/material/Typography';
import { knowsZone, openState, type OpenState as State, type OpenTimes, openWords } from '../lib/openState';
import { useMinute } from '../lib/useMinute';

const COLOURS: Record<State['kind'], string> = {
  always: 'success.main',
  open: 'success.main',
  closing: 'warning.main',
  closed: 'text.secondary',
};

interface Props {
  /** Null or without periods: unknown, and nothing shows. */
  times: OpenTimes | null;
  size?: 'small' | 'medium';
}

/** Whether a place is open now, in a line of words that follow the clock. */
export function OpenState({ times, size = 'small' }: Props) {
  const now = useMinute();
  const state = times && openState(times.periods, now);
  if (!times || !state || !knowsZone(times.timeZone)) return null;
  return (
    <Typography variant={size === 'small' ? 'body2' : 'body1'} sx={{ color: COLOURS[state.kind], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {openWords(state, times.timeZone, now)}
    </Typography>
  );
}
