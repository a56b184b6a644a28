import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { canBeMore } from '../list/countedTo';
import type { Selection } from '../list/useSelection';

/** Note in a dialog about all rows of a list: that there can be more rows than the list counts. */
export function MoreThanCounted({ selection: { isAll, count } }: { selection: Pick<Selection<unknown>, 'isAll' | 'count'> }) {
  return isAll && canBeMore(count) ? <Typography sx={{ mt: 1 }}>{t('console.moreThanCounted', { all: count })}</Typography> : null;
}
