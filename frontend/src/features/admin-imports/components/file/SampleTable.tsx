import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatNumber, t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';
import type { SampleTable_ReadingFragment } from './SampleTable.generated';

const cut = { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** First rows of a file as they were read. It scrolls inside, and its header stays. */
export function SampleTable({ reading: { columns, rows } }: { reading: SampleTable_ReadingFragment }) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('importFile.firstRows')}
      sx={{ maxHeight: 480, border: 1, borderColor: 'divider', borderRadius: radius.card, bgcolor: 'background.paper' }}
    >
      <Table size="small" stickyHeader aria-label={t('importFile.firstRows')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ bgcolor: 'sunken.main' }}>{t('importFile.line')}</TableCell>
            {columns.map(({ name }) => (
              <TableCell key={name} dir="auto" title={name} sx={{ ...cut, bgcolor: 'sunken.main', fontWeight: 700 }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ line, cells }, row) => (
            <TableRow key={row}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(line)}
              </TableCell>
              {columns.map(({ name }, n) => (
                <TableCell key={name} dir="auto" title={cells[n] ?? undefined} sx={cut}>
                  {cells[n]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
