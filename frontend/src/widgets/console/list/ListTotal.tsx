import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { canBeMore } from './countedTo';

interface Props {
  /** Number of rows that match the filter; undefined until it is known. */
  total: number | undefined;
  /** Returns the number of rows as a text: 3 cities. */
  countText: (count: number) => string;
}

/** Shows the number of rows; screen readers announce changes. */
export function ListTotal({ total, countText }: Props) {
  return (
    <Typography variant="body2" role="status" sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary' }}>
      {total !== undefined && (canBeMore(total) ? t('console.orMore', { counted: countText(total) }) : countText(total))}
    </Typography>
  );
}
