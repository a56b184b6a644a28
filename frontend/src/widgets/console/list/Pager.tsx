import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { PageNumbers } from '../../../ui/PageNumbers';
import { canBeMore } from './countedTo';
import { PAGE_SIZES, pageOf } from './listAddress';
import { useListAddress } from './useListAddress';

interface Props {
  page: number;
  pages: number;
  total: number;
}

/** Shows the range of rows and the total, and links to the other pages. */
export function Pager({ page, pages, total }: Props) {
  const { address, change, hrefWith } = useListAddress();
  const { size } = pageOf(address);
  const [first, last] = [(page - 1) * size + 1, Math.min(page * size, total)];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 1.5, '& nav': { mt: 0 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {canBeMore(total) ? t('console.partOfMore', { first, last, all: total }) : t('console.partOf', { first, last, all: total })}
        </Typography>
        {total > PAGE_SIZES[0] && (
          <TextField
            select
            size="small"
            value={String(size)}
            onChange={({ target }) => change({ size: Number(target.value) === PAGE_SIZES[0] ? undefined : target.value })}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('console.rowsOnAPage') } } }}
          >
            {PAGE_SIZES.map((n) => (
              <MenuItem key={n} value={String(n)}>
                {t('console.rows', { count: n })}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      <PageNumbers page={page} pages={pages} hrefOf={(n) => hrefWith({ page: n > 1 ? String(n) : undefined })} />
    </Stack>
  );
}
