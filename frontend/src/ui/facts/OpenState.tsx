import Typography from '@mui/material/Typography';
import { knowsZone, openState, type OpenState as State, type OpenTimes, openWords, useMinute } from '../../lib/places';

const COLORS: Record<State['kind'], string> = {
  always: 'success.main',
  open: 'success.main',
  closing: 'warning.main',
  closed: 'text.secondary',
};

interface Props {
  /** Opening times; if they are null or have no periods, nothing is shown. */
  times: OpenTimes | null;
  size?: 'small' | 'medium';
}

/** Text that says whether a place is open now; it updates every minute. */
export function OpenState({ times, size = 'small' }: Props) {
  const now = useMinute();
  const state = times && openState(times.periods, now);
  if (!times || !state || !knowsZone(times.timeZone)) return null;
  return (
    <Typography variant={size === 'small' ? 'body2' : 'body1'} sx={{ color: COLORS[state.kind], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {openWords(state, times.timeZone, now)}
    </Typography>
  );
}
