import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatNumber, t } from '../../../lib/i18n';
import type { ChartData } from './charts';

interface Props {
  chart: ChartData;
  /** Height (px); longer tables scroll. */
  height: number;
}

/** Table with the data of a chart. */
export function ChartTable({ chart: { title, per, rows, series }, height }: Props) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('adminDashboard.titleAsATable', { title })} sx={{ height }}>
      <Table size="small" stickyHeader sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{per}</TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, n) => (
            <TableRow key={n}>
              <TableCell component="th" scope="row">
                {row}
              </TableCell>
              {series.map(({ name, values }) => (
                <TableCell key={name} align="right">
                  {formatNumber(values[n] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
