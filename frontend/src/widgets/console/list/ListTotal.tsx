import Typography from '@mui/material/Typography';
import { formatCount } from '../../../lib/format';

interface Props {
  /** How many rows the filter finds; undefined before that is known. */
  total: number | undefined;
  /** What a row is called, and what several are. */
  words: readonly [one: string, many: string];
}

/** How many rows the list has; told to screen readers when that changes. */
export function ListTotal({ total, words }: Props) {
  return (
    <Typography variant="body2" role="status" sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary' }}>
      {total !== undefined && formatCount(total, ...words)}
    </Typography>
  );
}
