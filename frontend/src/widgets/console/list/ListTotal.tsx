import Typography from '@mui/material/Typography';
import { formatCount } from '../../../lib/i18n';

interface Props {
  /** Number of rows that match the filter; undefined until it is known. */
  total: number | undefined;
  /** Singular and plural noun for a row. */
  words: readonly [one: string, many: string];
}

/** Shows the number of rows; screen readers announce changes. */
export function ListTotal({ total, words }: Props) {
  return (
    <Typography variant="body2" role="status" sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary' }}>
      {total !== undefined && formatCount(total, ...words)}
    </Typography>
  );
}
