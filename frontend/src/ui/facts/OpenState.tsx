import Typography from '@mui/material/Typography';
import { type BusinessFacts, businessWords, knowsZone, openState, type OpenState as State, type OpenTimes, openWords, useMinute } from '../../lib/places';

const COLORS: Record<State['kind'], string> = {
  always: 'success.main',
  open: 'success.main',
  closing: 'warning.main',
  closed: 'text.secondary',
};

interface Props {
  /** Opening times; if they are null or have no periods, nothing is shown. */
  times: OpenTimes | null;
  /** Business status of the place. If the place is closed for a longer time, it is shown instead of the opening times. */
  business?: BusinessFacts;
  size?: 'small' | 'medium';
}

/** Text that says whether a place is open now; it updates every minute. */
export function OpenState({ times, business, size = 'small' }: Props) {
  const now = useMinute();
  const closed = business && businessWords(business, now);
  if (closed) {
    return (
      <Typography
        variant={size === 'small' ? 'body2' : 'body1'}
        sx={{ color: business.businessStatus === 'closed-permanently' ? 'error.main' : 'warning.main', fontWeight: 600 }}
      >
        {closed}
      </Typography>
    );
  }
  const state = times && openState(times.periods, now);
  if (!times || !state || !knowsZone(times.timeZone)) return null;
  return (
    <Typography variant={size === 'small' ? 'body2' : 'body1'} sx={{ color: COLORS[state.kind], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {openWords(state, times.timeZone, now)}
    </Typography>
  );
}
