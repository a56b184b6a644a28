import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../lib/i18n';
import { PageNumbers } from '../../../ui/PageNumbers';
import { PAGE_SIZES, pageOf } from './listAddress';
import { useListAddress } from './useListAddress';

/** The API counts filtered rows one by one, up to this number. */
const COUNTED_TO = 10_000;

interface Props {
  page: number;
  pages: number;
  total: number;
}

/** Shows the range of rows and the total, and links to the other pages. */
export function Pager({ page, pages, total }: Props) {
  const { address, change, hrefWith } = useListAddress();
  const { size } = pageOf(address);
  const first = (page - 1) * size + 1;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 1.5, '& nav': { mt: 0 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(first)}–{formatNumber(Math.min(page * size, total))} of {formatNumber(total)}
          {total === COUNTED_TO && ' or more'}
        </Typography>
        {total > PAGE_SIZES[0] && (
          <TextField
            select
            size="small"
            value={String(size)}
            onChange={({ target }) => change({ size: Number(target.value) === PAGE_SIZES[0] ? undefined : target.value })}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'Rows on a page' } } }}
          >
            {PAGE_SIZES.map((n) => (
              <MenuItem key={n} value={String(n)}>
                {n} rows
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      <PageNumbers page={page} pages={pages} hrefOf={(n) => hrefWith({ page: n > 1 ? String(n) : undefined })} />
    </Stack>
  );
}
